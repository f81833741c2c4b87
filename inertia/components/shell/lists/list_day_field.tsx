import { readDayText, writeDayText } from '@kontor/design-system/date_field_text'
import { DatePicker } from '@kontor/design-system/date_picker'
import { useState } from 'react'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'

interface ListDayFieldProps {
  name: string
  label: string
  /** `2026-03-31`, or nothing. */
  value: string
  onChange: (day: string) => void
}

/** Nobody goes on typing behind these: 2026/03/31, 20260331, and whatever ends with the year. */
const WHOLE = /^\d{4}\D\d{2}\D\d{2}$|^\d{8}$|\D\d{4}$/

/** A filter by a day: answers as soon as the day is whole, or taken away. */
export function ListDayField({ name, label, value, onChange }: ListDayFieldProps) {
  const labels = useDayPickerLabels()
  const [text, setText] = useDayOfAddress(value)
  const change = (typed: string) => {
    setText(typed)
    const day = WHOLE.test(typed) ? readDayText(typed) : null
    if (day && day !== value) onChange(day)
    if (typed === '' && value) onChange('')
  }
  return (
    <div className="w-40">
      <DatePicker name={name} label={label} value={text} onChange={change} labels={labels} />
    </div>
  )
}

/** What stands in the field: as it was typed, until the address has another day. */
function useDayOfAddress(value: string) {
  const [text, setText] = useState(value && writeDayText(value))
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if ((readDayText(text) ?? '') !== value) setText(value && writeDayText(value))
  }
  return [text, setText] as const
}
