import { MultiSelect } from '@kontor/design-system/multi_select'
import { useText } from '~/hooks/use_text'

interface SomeOfFieldProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string[]
  onChange: (value: string[]) => void
  error?: string
  isChanged?: boolean
}

/** A field of a product that holds any number of what can be chosen. */
export function SomeOfField(props: SomeOfFieldProps) {
  const t = useText('catalogue/manage_products')
  return (
    <MultiSelect
      {...props}
      placeholder={t('form.none')}
      moreLabel={(n) => t('form.more', { n })}
      search={{
        label: t('form.search'),
        clearLabel: t('form.clear'),
        emptyLabel: t('form.empty'),
      }}
    />
  )
}
