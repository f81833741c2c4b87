import { useId, type MouseEvent, type ReactNode } from 'react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import { ErrorLine } from '../../internal/field_texts'
import { CheckboxBox } from '../checkbox/checkbox_box'

interface ConsentRowProps extends Omit<
  AriaCheckboxProps,
  'className' | 'style' | 'children' | 'isSelected' | 'isInvalid'
> {
  /** The full sentence, with links to what is agreed to. */
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  error?: string
}

/** A declaration to tick. The sentence names the box without being part of it, so that a link in it opens what it says and never ticks. */
export function ConsentRow({ children, error, onChange, ...props }: ConsentRowProps) {
  const id = useId()
  const toggleByText = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button')) onChange(!props.isSelected)
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5 py-0.5 text-body leading-5.5">
      <AriaCheckbox
        {...props}
        onChange={onChange}
        isInvalid={Boolean(error)}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        className="group -ms-1 grid min-h-6.5 min-w-6.5 place-items-center self-start pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <CheckboxBox />
      </AriaCheckbox>
      {/* A convenience for the hand; the box itself is the control. */}
      <span id={id} onClick={toggleByText} className="cursor-pointer py-0.5 pointer-coarse:py-2.5">
        {children}
      </span>
      {error && (
        <span className="col-start-2">
          <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
        </span>
      )}
    </div>
  )
}
