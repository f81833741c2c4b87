import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { fieldStyles, inputStyles } from '../../internal/field_styles'
import { FieldFoot, FieldHead, type FieldTexts } from '../../internal/field_texts'

export interface TextFieldProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  /** `mono` for what is copied: numbers, identifiers, dates. */
  face?: 'ui' | 'mono' | 'figure'
  placeholder?: string
  /** Changed and not saved yet. */
  isChanged?: boolean
  /** Stands between input and error: how the text is read. */
  foot?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Sends its value under `name`; `autoComplete` and `type` as in HTML. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalLabel, face, placeholder, isChanged, foot, ...rest } = props
  const { ref, ...field } = rest
  return (
    <AriaTextField
      validationBehavior="aria"
      {...field}
      isInvalid={Boolean(error)}
      className={fieldStyles({ isChanged })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <Input ref={ref} placeholder={placeholder} className={inputStyles({ face })} />
      {foot}
      <FieldFoot error={error} />
    </AriaTextField>
  )
}
