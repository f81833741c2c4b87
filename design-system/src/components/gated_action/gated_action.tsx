import { useId, type MouseEventHandler, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../button'
import { buttonStyles } from '../button/button_styles'

interface GatedActionProps extends Omit<ButtonProps, 'isDisabled'> {
  /** Why it cannot be done now, in words beside the button. Without a reason it is a button. */
  reason?: ReactNode
  /** Id of the reason, where it stands elsewhere for several. */
  reasonAt?: string
  /** Leads to what is missing, e.g. focuses the first empty field. */
  onBlockedPress?: MouseEventHandler<HTMLButtonElement>
  /** Where the reason stands. */
  align?: 'start' | 'end' | 'beside'
}

/**
 * A button that may be impossible for a reason. It stays focusable, tells the reason to eye and
 * ear, and pressing it does nothing or leads to what is missing.
 */
export function GatedAction({
  reason,
  reasonAt,
  onBlockedPress,
  align = 'start',
  size,
  isBlock,
  ...props
}: GatedActionProps) {
  const id = useId()
  if (!reason && !reasonAt) return <Button {...props} size={size} isBlock={isBlock} />
  return (
    <span className={`inline-grid gap-1.5 ${isBlock ? 'w-full' : ''} ${SIDES[align]}`}>
      {/* Native: the aria buttons drop aria-disabled while they still take the press. */}
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={reasonAt ?? id}
        onClick={onBlockedPress}
        className={buttonStyles({ variant: 'impossible', size, isBlock })}
      >
        {props.children}
      </button>
      {reason && (
        <span id={id} className="text-ui-s text-muted">
          {reason}
        </span>
      )}
    </span>
  )
}

const SIDES = {
  start: 'justify-items-start',
  end: 'justify-items-end text-end',
  beside: 'grid-flow-col items-center justify-start',
}
