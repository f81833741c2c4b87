import type { Ref } from 'react'
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button'
import type { ReactNode } from 'react'
import { tv, type VariantProps } from '../../internal/variants'

const iconButton = tv({
  base: [
    'inline-grid min-h-8 min-w-8 shrink-0 place-items-center rounded-control text-muted',
    'transition-colors duration-press hover:bg-hover hover:text-ink data-pressed:bg-pressed',
    'disabled:cursor-not-allowed disabled:text-disabled disabled:hover:bg-transparent',
    'pointer-coarse:min-h-11 pointer-coarse:min-w-11',
  ],
  variants: { isFramed: { true: 'border border-control-border bg-surface hover:border-ink' } },
})

interface IconButtonProps
  extends
    Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'>,
    VariantProps<typeof iconButton> {
  /** What it does, with the thing it does it to: "Remove Derivatives Trades". */
  label: string
  /** The drawing, an icon without a label of its own. */
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only a drawing; its name is required. */
export function IconButton({ label, isFramed, ...props }: IconButtonProps) {
  return <AriaButton {...props} aria-label={label} className={iconButton({ isFramed })} />
}
