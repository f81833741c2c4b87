import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover'
import { floatStyles } from '../../internal/float_styles'

interface PopoverProps extends Pick<AriaPopoverProps, 'isOpen' | 'onOpenChange' | 'placement'> {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement
  title: string
  isTitleHidden?: boolean
  children: ReactNode
}

/** A little work or a short list beside its button, end-aligned to it. */
export function Popover(props: PopoverProps) {
  const { trigger, title, isTitleHidden, children, isOpen, onOpenChange, placement } = props
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover
        placement={placement ?? 'bottom end'}
        offset={8}
        className={`${floatStyles} w-100 max-w-window`}
      >
        <Dialog aria-label={title} className="px-5 pt-4 pb-5 outline-none">
          {!isTitleHidden && <h2 className="pb-2 text-heading-s">{title}</h2>}
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
