import { TextField, type TextFieldProps } from '../text_field'
import { useDayText } from './use_day_text'

interface DateFieldTextProps extends Omit<
  TextFieldProps,
  'type' | 'face' | 'value' | 'onChange' | 'inputMode' | 'foot'
> {
  /** The text as typed; `readDayText` reads its day. */
  value: string
  onChange: (text: string) => void
}

/**
 * A day that is typed or pasted in any usual form; its reading stands below, and leaving the field
 * brings it into the form YYYY/MM/DD. Other text stays for the server to refuse.
 */
export function DateFieldText({ value, onChange, onBlur, ...props }: DateFieldTextProps) {
  const { tidy, reading, placeholder } = useDayText(value, onChange)
  return (
    <TextField
      placeholder={placeholder}
      autoComplete="off"
      {...props}
      face="mono"
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        tidy()
        onBlur?.(event)
      }}
      foot={reading}
    />
  )
}
