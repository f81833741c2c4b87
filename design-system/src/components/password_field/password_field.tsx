import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { fieldStyles, inputStyles } from '../../internal/field_styles'
import { FieldFoot, FieldHead } from '../../internal/field_texts'
import { EyeIcon, EyeOffIcon } from '../icon'
import type { TextFieldProps } from '../text_field'

interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'face' | 'placeholder' | 'isChanged'
> {
  /** `new-password` offers to make one, `current-password` fills the known one. */
  autoComplete: 'new-password' | 'current-password'
  /** Name of the toggle that makes the password readable. */
  showLabel: string
}

/** A password that may be pasted, kept by a manager and looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optionalLabel, showLabel, ref, ...field } = props
  const [isShown, setShown] = useState(false)
  return (
    <AriaTextField
      validationBehavior="aria"
      {...field}
      type={isShown ? 'text' : 'password'}
      isInvalid={Boolean(error)}
      className={fieldStyles()}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <span className="relative grid">
        <Input ref={ref} className={inputStyles({ face: 'mono', room: 'end' })} />
        <ToggleButton
          aria-label={showLabel}
          isSelected={isShown}
          onChange={setShown}
          className="absolute inset-y-0 end-1 my-auto grid size-7 place-items-center rounded-control text-subtle hover:bg-hover hover:text-ink"
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </ToggleButton>
      </span>
      <FieldFoot error={error} />
    </AriaTextField>
  )
}
