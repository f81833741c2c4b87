import { formatMoment } from '../date_text'
import type { FigureLanguage } from '../money_text'
import { VisuallyHidden } from '../visually_hidden'
import { formatAge, machineMoment } from './age_words'
import { useMinute } from './use_minute'

interface AgeTextProps {
  value: string | number | Date
  language: FigureLanguage
}

/**
 * How long ago something was, right to the minute while it is read, with the moment in the shop's
 * time for who points at it and who listens. After 30 days it is the moment.
 */
export function AgeText({ value, language }: AgeTextProps) {
  const age = formatAge(value, useMinute(), language)
  const moment = formatMoment(value)
  return (
    <time
      title={age ? moment : undefined}
      dateTime={machineMoment(value)}
      className="whitespace-nowrap tabular-nums"
      suppressHydrationWarning
    >
      {age ?? moment}
      {age && <VisuallyHidden>, {moment}</VisuallyHidden>}
    </time>
  )
}
