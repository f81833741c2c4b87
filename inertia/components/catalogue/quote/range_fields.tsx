import { DateFieldText, readDayText, writeDayText } from '@kontor/design-system/date_field_text'
import { useEffect, useState } from 'react'
import { useText } from '~/hooks/use_text'
import type { Days } from './range_presets'

interface RangeFieldsProps {
  days: Days
  errors: { from?: string; to?: string }
  onChange: (days: Days) => void
}

/** First and last day, typed; a quote is asked for as soon as both are days. */
export function RangeFields({ days, errors, onChange }: RangeFieldsProps) {
  const t = useText('catalogue')
  const [texts, setTexts] = useState(asTexts(days))
  const { from, to } = days
  useEffect(() => setTexts(asTexts({ from, to })), [from, to])

  const type = (change: Partial<Days>) => {
    const typed = { ...texts, ...change }
    setTexts(typed)
    const read = { from: readDayText(typed.from), to: readDayText(typed.to) }
    if (isWhole(typed) && read.from && read.to && (read.from !== from || read.to !== to)) {
      onChange({ from: read.from, to: read.to })
    }
  }
  const errorOf = (name: keyof Days) =>
    errors[name] ?? (isTypo(texts[name]) ? t('errors.day_invalid') : undefined)

  return (
    <div className="grid grid-cols-2 gap-2">
      <DateFieldText
        name="from"
        label={t('quote.first_day')}
        placeholder={t('quote.day_hint')}
        value={texts.from}
        error={errorOf('from')}
        onChange={(text) => type({ from: text })}
      />
      <DateFieldText
        name="to"
        label={t('quote.last_day')}
        placeholder={t('quote.day_hint')}
        value={texts.to}
        error={errorOf('to')}
        onChange={(text) => type({ to: text })}
      />
    </div>
  )
}

const asTexts = ({ from, to }: Days): Days => ({ from: writeDayText(from), to: writeDayText(to) })

/** Eight digits make a day; fewer are still being typed. */
const isWhole = ({ from, to }: Days) => [from, to].every((text) => digits(text) >= 8)
const isTypo = (text: string) => digits(text) >= 8 && !readDayText(text)
const digits = (text: string) => text.replace(/\D/g, '').length
