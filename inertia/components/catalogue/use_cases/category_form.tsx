import { FieldGrid } from '@kontor/design-system/form_section'
import { RecordForm } from '~/components/shell/records/record_form'
import { useKeptForm } from '~/components/shell/records/use_kept_form'
import { useText } from '~/hooks/use_text'
import { SomeProducts } from '../some_products'
import { NameFields } from './name_fields'
import { otherWords } from './other_words'
import { USE_CASE_ADDRESSES, type UseCaseCategory } from './types'

interface CategoryFormProps {
  category?: UseCaseCategory
  now?: UseCaseCategory
  name?: string
  products: readonly { code: string; name: string }[]
  onDone: () => void
}

export function CategoryForm({ category, now, name, products, onDone }: CategoryFormProps) {
  const t = useText('catalogue/manage_use_cases')
  const typed = {
    name: category?.nameEn ?? '',
    nameDe: otherWords(category?.nameDe, category?.nameEn),
    products: category?.products ?? [],
  }
  const address = USE_CASE_ADDRESSES.use_case_category
  const state = useKeptForm(typed, { address, record: category, now, onDone })
  const { data, errors, setData } = state.form
  const title = name ?? t('add.use_case_category')
  return (
    <RecordForm
      title={title}
      record={category && { kind: 'use_case_category', id: category.id }}
      state={state}
      onDone={onDone}
    >
      <FieldGrid>
        <NameFields data={data} errors={errors} onChange={(field, text) => setData(field, text)} />
        <SomeProducts
          hint={t('form.products_hint')}
          products={products}
          value={data.products}
          onChange={(codes) => setData('products', codes)}
          error={errors.products}
        />
      </FieldGrid>
    </RecordForm>
  )
}
