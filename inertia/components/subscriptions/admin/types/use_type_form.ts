import { useForm } from '@inertiajs/react'
import { useText } from '~/hooks/use_text'
import type { SubscriptionType } from '../types'

export type TypeForm = ReturnType<typeof useTypeForm>

/** A subscription type as it is typed; what was refused stays in the fields. */
export function useTypeForm(type: SubscriptionType | null) {
  return useForm({
    name: type?.name ?? '',
    folderId: type?.folderId ?? null,
    description: type?.description ?? '',
    comment: type?.comment ?? '',
    products: type?.products ?? [],
    updatedAt: type?.updatedAt,
  })
}

/** Says beside its field what is missing; whether it can be sent. */
export function useTypeCheck(form: TypeForm): () => boolean {
  const t = useText('subscriptions/types')
  return () => {
    const { name, description } = form.data
    form.clearErrors()
    if (name.trim() === '') form.setError('name', t('errors.name'))
    if (description.trim() === '') form.setError('description', t('errors.description'))
    return name.trim() !== '' && description.trim() !== ''
  }
}

/** What the server refused without naming a field of the form. */
export const typeFormError = (form: TypeForm): string | undefined =>
  (form.errors as Record<string, string>).form
