import { MultiSelect } from '@kontor/design-system/multi_select'
import { useText } from '~/hooks/use_text'

interface SomeCategoriesProps {
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (ids: string[]) => void
  error?: string
}

/** Some of the categories, found by typing. */
export function SomeCategories(field: SomeCategoriesProps) {
  const t = useText('catalogue/manage_use_cases')
  return (
    <MultiSelect
      {...field}
      label={t('form.categories')}
      placeholder={t('choices.none')}
      moreLabel={(n) => t('choices.more', { n })}
      search={{
        label: t('choices.search'),
        clearLabel: t('choices.clear'),
        emptyLabel: t('choices.empty'),
      }}
    />
  )
}
