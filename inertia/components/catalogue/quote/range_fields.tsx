import { DateFieldText, readDayText, writeDayText } from '@kontor/design-system/date_field_text'
import { useState } from 'react'
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
  const shown = keyOf(days)
  const [typed, setTyped] = useState({ over: shown, texts: asTexts(days) })
  const texts = typed.over === shown ? typed.texts : asTexts(days)

  const type = (change: Partial<Days>) => {
    const next = { ...texts, ...change }
    const read = { from: readDayText(next.from), to: readDayText(next.to) }
    const chosen = isWhole(next) && read.from && read.to ? { from: read.from, to: read.to } : null
    setTyped({ over: chosen ? keyOf(chosen) : shown, texts: next })
    if (chosen && keyOf(chosen) !== shown) onChange(chosen)
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

/** What was typed stands as long as the days stay those that it stands for. */
const keyOf = ({ from, to }: Days) => `${from} ${to}`

const asTexts = ({ from, to }: Days): Days => ({ from: writeDayText(from), to: writeDayText(to) })

/** Eight digits make a day; fewer are still being typed. */
const isWhole = ({ from, to }: Days) => [from, to].every((text) => digits(text) >= 8)
const isTypo = (text: string) => digits(text) >= 8 && !readDayText(text)
const digits = (text: string) => text.replace(/\D/g, '').length
