import { DateFieldText, isEitherDayText, readDayText } from '@kontor/design-system/date_field_text'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import type { RangeTexts } from './range_texts'

interface RangeFieldsProps {
  texts: RangeTexts
  errors: { from?: string; to?: string }
  onType: (change: Partial<RangeTexts>) => void
}

/** First and last day, typed; a quote is asked for as soon as both are days. */
export function RangeFields({ texts, errors, onType }: RangeFieldsProps) {
  const t = useText('catalogue/quote')
  const errorsText = useText('catalogue/errors')
  const [left, setLeft] = useState({ from: false, to: false })
  const errorOf = (name: keyof RangeTexts) => {
    const text = texts[name]
    if (readDayText(text)) return errors[name]
    if (!left[name] && !isWhole(text)) return undefined
    return errorsText(isEitherDayText(text) ? 'day_ambiguous' : 'day_invalid')
  }
  const field = (name: keyof RangeTexts, label: string) => (
    <DateFieldText
      name={name}
      label={label}
      placeholder={t('day_hint')}
      value={texts[name]}
      error={errorOf(name)}
      onChange={(text) => {
        setLeft((before) => ({ ...before, [name]: false }))
        onType({ [name]: text })
      }}
      onBlur={() => setLeft((before) => ({ ...before, [name]: true }))}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-2">
      {field('from', t('first_day'))}
      {field('to', t('last_day'))}
    </div>
  )
}

/** Eight digits make a day; fewer are still being typed until the field is left. */
const isWhole = (text: string) => text.replace(/\D/g, '').length >= 8
