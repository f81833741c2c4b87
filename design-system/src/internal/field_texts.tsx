import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { OctagonIcon } from '../components/icon'
import { hintStyles, labelStyles } from './field_styles'

/** The words every field has. */
export interface FieldTexts {
  /** Always visible, above the field. */
  label: string
  /** The rule before the error: what is expected and why. */
  hint?: ReactNode
  /** The sentence of the server; with it the field is marked. */
  error?: string
  /** The word for "optional"; required fields carry no mark. */
  optionalLabel?: string
}

/** Label and hint, above the control. */
export function FieldHead({ label, hint, optionalLabel }: Omit<FieldTexts, 'error'>) {
  return (
    <>
      <Label className={labelStyles}>
        {label}
        <OptionalMark>{optionalLabel}</OptionalMark>
      </Label>
      {hint && (
        <Text slot="description" className={hintStyles}>
          {hint}
        </Text>
      )}
    </>
  )
}

/** The error, below the control. */
export function FieldFoot({ error }: Pick<FieldTexts, 'error'>) {
  return <FieldError className="contents">{error && <ErrorLine>{error}</ErrorLine>}</FieldError>
}

export function OptionalMark({ children }: { children?: string }) {
  return children && <span className="font-normal text-subtle"> ({children})</span>
}

export function ErrorLine({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className="flex gap-1.5 text-ui-s font-medium text-danger-text">
      <span className="mt-px">
        <OctagonIcon />
      </span>
      <span>{children}</span>
    </span>
  )
}
