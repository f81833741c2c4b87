import { useForm } from '@inertiajs/react'
import { useText } from '~/hooks/use_text'
import type { Choices, SubscriptionType } from '../types'

/** Stands among the folders for one that is made with the type. */
export const NEW_FOLDER = 'new'

export type TypeKind = 'Plain' | 'Filterable' | 'Reports'
export type TypeForm = ReturnType<typeof useTypeForm>

/** A subscription type as it is typed; what was refused stays in the fields. */
export function useTypeForm(
  type: SubscriptionType | null,
  { products }: Pick<Choices, 'products'>
) {
  return useForm<{
    name: string
    folderId: number | typeof NEW_FOLDER | null
    folder: string
    kind: TypeKind
    snapshotAt: string
    description: string
    comment: string
    products: string[]
    updatedAt?: string
  }>({
    ...{ name: type?.name ?? '', folderId: type?.folderId ?? null, folder: '' },
    ...{ kind: type?.specialType ? 'Reports' : 'Plain', snapshotAt: '' },
    description: type?.description ?? '',
    comment: type?.comment ?? '',
    products: type ? keptProducts(type, products) : [],
    updatedAt: type?.updatedAt,
  })
}

/** What a type goes on to give when it is saved: of what it has, what such a type may give. */
export const keptProducts = (
  { specialType, products }: Pick<SubscriptionType, 'specialType' | 'products'>,
  offered: Choices['products']
): string[] =>
  specialType ? [] : products.filter((code) => offered.some((one) => one.code === code))

/** What is sent of a new one: a type of reports gives no files, and only whole files come as a snapshot. */
export const newTypeOf = ({ kind, folderId, folder, ...typed }: TypeForm['data']) => ({
  ...typed,
  folderId: folderId === NEW_FOLDER ? null : folderId,
  folder: typeof folderId === 'number' ? '' : folder,
  isFilterable: kind === 'Filterable',
  specialType: kind === 'Reports' ? 'REPORT' : null,
  snapshotAt: (kind === 'Plain' && typed.snapshotAt) || null,
  products: kind === 'Reports' ? [] : typed.products,
})

/** Says beside its field what is missing; whether it can be sent. */
export function useTypeCheck(form: TypeForm): () => boolean {
  const t = useText('subscriptions/types')
  return () => {
    const { name, description, folderId, folder } = form.data
    const isMissing = {
      name: name.trim() === '',
      folder: folderId === NEW_FOLDER && folder.trim() === '',
      description: description.trim() === '',
    }
    form.clearErrors()
    const missing = (['name', 'folder', 'description'] as const).filter((one) => isMissing[one])
    for (const one of missing) form.setError(one, t(`errors.${one}`))
    return missing.length === 0
  }
}

/** What the server refused without naming a field of the form. */
export const typeFormError = (form: TypeForm): string | undefined =>
  (form.errors as Record<string, string>).form
