import { TextArea } from '@kontor/design-system/text_area'
import { SomeProducts } from '~/components/catalogue/some_products'
import { useText } from '~/hooks/use_text'
import type { Choices } from '../types'
import { NewTypeFields } from './new_type_fields'
import type { TypeForm } from './use_type_form'

interface TypeFieldsProps {
  form: TypeForm
  choices: Choices
  /** Its name, folder and kind are chosen once. */
  isNew?: boolean
}

export function TypeFields({ form, choices: { folders, products }, isNew }: TypeFieldsProps) {
  const t = useText('subscriptions/types')
  const { data, errors, setData } = form
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {isNew && <NewTypeFields form={form} folders={folders} />}
      <TextArea
        label={t('form.description')}
        maxLength={2_000}
        value={data.description}
        onChange={(description) => setData('description', description)}
        error={errors.description}
      />
      <TextArea
        label={t('form.comment')}
        hint={t('form.comment_hint')}
        maxLength={2_000}
        value={data.comment}
        onChange={(comment) => setData('comment', comment)}
        error={errors.comment}
      />
      {data.kind !== 'Reports' && (
        <SomeProducts
          hint={t('form.products_hint')}
          products={products}
          value={data.products}
          onChange={(codes) => setData('products', codes)}
          error={errors.products}
        />
      )}
    </div>
  )
}
