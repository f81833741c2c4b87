import { Select } from '@kontor/design-system/select'
import { useText } from '~/hooks/use_text'
import type { MessagePage } from './message_form'
import type { MessageFormState } from './use_message_form'

interface ProductFieldProps {
  page: MessagePage
  form: MessageFormState
  /** The empty entry; where a product is needed it asks to choose one. */
  placeholder: string
  isOptional?: boolean
}

/** Which product it is about, by category. */
export function ProductField({ page, form, placeholder, isOptional }: ProductFieldProps) {
  const t = useText('site/messages')
  const { data, errors, setData } = form
  const categories = [...new Set(page.products.map(({ category }) => category))]
  return (
    <Select
      id="product"
      name="product"
      label={t('contact.product')}
      optionalLabel={isOptional ? t('person.optional') : undefined}
      placeholder={placeholder}
      options={categories.map((category) => ({
        label: category,
        options: page.products
          .filter((product) => product.category === category)
          .map(({ code, name }) => ({ value: code, label: name })),
      }))}
      value={data.product}
      onChange={(product) => setData('product', product)}
      error={errors.product}
    />
  )
}
