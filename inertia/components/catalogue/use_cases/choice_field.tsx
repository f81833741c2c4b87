import { MultiSelect } from '@kontor/design-system/multi_select'
import { useText } from '~/hooks/use_text'

interface ChoiceFieldProps {
  label: string
  hint?: string
  /** What is chosen from, by the words for it. */
  words: 'categories' | 'products'
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (values: string[]) => void
  error?: string
}

/** Some of what there is, found by typing. */
export function ChoiceField({ words, ...field }: ChoiceFieldProps) {
  const t = useText('catalogue/manage_use_cases')
  return (
    <MultiSelect
      {...field}
      placeholder={t(`choices.${words}.none`)}
      moreLabel={(n) => t('choices.more', { n })}
      search={{
        label: t(`choices.${words}.search`),
        clearLabel: t('choices.clear'),
        emptyLabel: t(`choices.${words}.empty`),
      }}
    />
  )
}
