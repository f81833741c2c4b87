import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { fieldStyles, hintStyles, inputStyles } from '../../internal/field_styles'
import { FieldFoot, FieldHead, type FieldTexts } from '../../internal/field_texts'

interface TextAreaProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  rows?: number
  placeholder?: string
  face?: 'ui' | 'mono'
  isChanged?: boolean
  /** How much room is left, in words, e.g. "212 of 1,000 characters". */
  counter?: string
}

/** Several lines of text; grows with the reader's hand only. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optionalLabel, rows = 4, placeholder, face, counter, ...rest } = props
  const { isChanged, ...field } = rest
  return (
    <AriaTextField
      validationBehavior="aria"
      {...field}
      isInvalid={Boolean(error)}
      className={fieldStyles({ isChanged })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <AriaTextArea
        rows={rows}
        placeholder={placeholder}
        className={inputStyles({ face, isTall: true })}
      />
      {counter && <span className={`${hintStyles} text-end tabular-nums`}>{counter}</span>}
      <FieldFoot error={error} />
    </AriaTextField>
  )
}
