import { TextField, type TextFieldProps } from '../text_field'
import { readDayText, writeDayText } from './day_text'

interface DateFieldTextProps extends Omit<
  TextFieldProps,
  'type' | 'face' | 'value' | 'onChange' | 'inputMode'
> {
  /** The text as typed; a day once it reads YYYY/MM/DD. */
  value: string
  onChange: (text: string) => void
}

/**
 * A day that is typed or pasted. Leaving the field brings a recognised day into the form
 * YYYY/MM/DD; other text stays for the server to refuse.
 */
export function DateFieldText({ value, onChange, onBlur, ...props }: DateFieldTextProps) {
  return (
    <TextField
      placeholder="YYYY/MM/DD"
      autoComplete="off"
      {...props}
      face="mono"
      inputMode="numeric"
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const day = readDayText(value)
        if (day && writeDayText(day) !== value) onChange(writeDayText(day))
        onBlur?.(event)
      }}
    />
  )
}
