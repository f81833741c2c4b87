import { useId, type ReactNode } from 'react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import { hintStyles } from '../../internal/field_styles'
import { ErrorLine } from '../../internal/field_texts'
import { CheckboxBox } from './checkbox_box'

interface CheckboxProps extends Omit<
  AriaCheckboxProps,
  'className' | 'style' | 'children' | 'isInvalid'
> {
  /** Words without links; a sentence with links is a `ConsentRow`. */
  children: ReactNode
  hint?: ReactNode
  error?: string
}

/** Something that is or is not. Takes effect with the form, unlike a `Switch`. */
export function Checkbox({ children, hint, error, ...props }: CheckboxProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <AriaCheckbox
        {...props}
        isInvalid={Boolean(error)}
        aria-describedby={describedBy || undefined}
        className="group grid grid-cols-ticked gap-2.5 py-1.5 text-body leading-5.5 data-disabled:text-subtle pointer-coarse:py-2.5"
      >
        {({ isIndeterminate }) => (
          <>
            <span className="pt-0.5">
              <CheckboxBox isIndeterminate={isIndeterminate} />
            </span>
            <span>{children}</span>
          </>
        )}
      </AriaCheckbox>
      {hint && (
        <span id={`${id}-hint`} className={`${hintStyles} -mt-2 ps-7`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="ps-7">
          <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
        </span>
      )}
    </div>
  )
}
