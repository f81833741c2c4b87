import { MultiSelect } from '@kontor/design-system/multi_select'
import { useText } from '~/hooks/use_text'

interface SomeProductsProps {
  /** What it means that a product is among them. */
  hint: string
  products: readonly { code: string; name: string }[]
  value: readonly string[]
  onChange: (codes: string[]) => void
  error?: string
}

/** Some of the products, found by typing. */
export function SomeProducts({ products, ...field }: SomeProductsProps) {
  const t = useText('catalogue/some_products')
  return (
    <MultiSelect
      {...field}
      label={t('label')}
      options={products.map(({ code, name }) => ({ value: code, label: name }))}
      placeholder={t('none')}
      moreLabel={(n) => t('more', { n })}
      search={{ label: t('search'), clearLabel: t('clear'), emptyLabel: t('empty') }}
    />
  )
}
