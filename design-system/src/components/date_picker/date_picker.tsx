import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { fieldStyles, inputStyles } from '../../internal/field_styles'
import { FieldFoot, FieldHead, type FieldTexts } from '../../internal/field_texts'
import { useDayText, writeDayText } from '../date_field_text'
import { CalendarButton } from './calendar_button'
import type { DatePickerLabels } from './labels'
import { NearDayButton, type NearDay } from './near_day'

export interface DatePickerProps extends FieldTexts {
  /** The text as typed; `readDayText` reads its day. */
  value: string
  onChange: (text: string) => void
  labels: DatePickerLabels
  /** `2025-03-03`: days outside cannot be chosen from the calendar; typed ones the server judges. */
  min?: string
  max?: string
  /** Stands below as a button: "Today" for what is usually booked today. */
  near?: NearDay
  name?: string
  id?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  isRequired?: boolean
  isChanged?: boolean
}

/** A day, typed or pasted as in a `DateFieldText`, or chosen from a month. */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, error, optionalLabel, value, onChange, labels, ...rest } = props
  const { min, max, near, isChanged, ...field } = rest
  const { day, tidy, reading, placeholder } = useDayText(value, onChange)
  const isOpen = !field.isDisabled && !field.isReadOnly
  return (
    <TextField
      {...field}
      value={value}
      onChange={onChange}
      onBlur={tidy}
      autoComplete="off"
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={fieldStyles({ isChanged })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <span className="relative grid">
        <Input placeholder={placeholder} className={inputStyles({ face: 'mono', room: 'end' })} />
        {isOpen && (
          <CalendarButton
            {...{ labels, min, max }}
            label={`${labels.open}, ${label}`}
            day={day}
            onChoose={(chosen) => onChange(writeDayText(chosen))}
          />
        )}
      </span>
      {reading}
      {near && isOpen && <NearDayButton {...near} of={label} onChoose={onChange} />}
      <FieldFoot error={error} />
    </TextField>
  )
}
