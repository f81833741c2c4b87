import type { Ref } from 'react'
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button'
import type { ReactNode } from 'react'
import { buttonStyles, type ButtonVariant } from './button_styles'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** `destroy` is for the confirmation of a deletion only; the way there is `danger`. */
  variant?: ButtonVariant
  size?: 'default' | 'large'
  /** Takes the whole width. */
  isBlock?: boolean
  /** What happens while `isPending`; it takes the place of the label and is read out. */
  pendingLabel?: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** Does something here. What leads elsewhere is a `LinkButton`. */
export function Button({
  variant = 'secondary',
  size = 'default',
  isBlock,
  pendingLabel,
  children,
  isPending,
  isDisabled,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      isPending={isPending}
      isDisabled={isDisabled}
      className={buttonStyles({ variant: isDisabled ? 'impossible' : variant, size, isBlock })}
    >
      {isPending && pendingLabel ? pendingLabel : children}
    </AriaButton>
  )
}
