import type { Data } from '@generated/data'
import { Button } from '@kontor/design-system/button'
import { useText } from '~/hooks/use_text'
import type { Days } from './range_presets'

interface MissingDaysProps {
  line: Pick<Data.Catalogue.Quote['lines'][number], 'errors'>
  onDays: (days: Days) => void
}

/** Adds just the days that a range lacks for its minimum. */
export function MissingDays({ line, onDays }: MissingDaysProps) {
  const t = useText('catalogue/quote')
  const lacking = lackingDays(line)
  if (!lacking?.days) return null
  const { count, days } = lacking
  return (
    <div className="pt-2">
      <Button onPress={() => onDays(days)}>{t('add_days', { count })}</Button>
    </div>
  )
}

/** How many business days a range lacks, and the range that has them, where there is one. */
export function lackingDays({ errors }: MissingDaysProps['line']) {
  const error = errors.find(({ code }) => code === 'catalogue.errors.minimal_days')
  const { more, from, to } = error?.params ?? {}
  if (more === undefined) return null
  return { count: Number(more), days: from && to ? { from: String(from), to: String(to) } : null }
}
