import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { TextField } from 'react-aria-components/TextField'
import { fieldStyles, inputStyles } from '../../internal/field_styles'
import { FieldFoot, FieldHead, type FieldTexts } from '../../internal/field_texts'
import { floatStyles } from '../../internal/float_styles'
import { useDayText, writeDayText } from '../date_field_text'
import { CalendarIcon } from '../icon'
import { MonthCalendar } from './month_calendar'
import { NearDayButton, type NearDay } from './near_day'

export interface DatePickerLabels {
  /** Names the button: "Choose a day". The field's own label is added. */
  open: string
  previousMonth: string
  nextMonth: string
}

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

interface CalendarButtonProps extends Pick<DatePickerProps, 'labels' | 'min' | 'max'> {
  label: string
  day: string | null
  onChoose: (day: string) => void
}

function CalendarButton({ label, labels, day, onChoose, min, max }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (chosen: string) => {
    onChoose(chosen)
    setOpen(false)
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button slot={null} aria-label={label} className={OPEN}>
        <CalendarIcon />
      </Button>
      <Popover placement="bottom end" offset={8} className={`${floatStyles} p-3`}>
        <Dialog aria-label={label} className="outline-none">
          <MonthCalendar
            {...{ min, max, label }}
            value={day}
            onChange={choose}
            previousLabel={labels.previousMonth}
            nextLabel={labels.nextMonth}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

const OPEN =
  'absolute inset-y-0 end-1 my-auto grid size-7 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink'
