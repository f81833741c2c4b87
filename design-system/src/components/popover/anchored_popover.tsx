import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { floatStyles } from '../../internal/float_styles'

interface AnchoredPopoverProps {
  /** The button that opened it: where it stands, and where the focus returns. */
  anchor: RefObject<Element | null>
  title: string
  onClose: () => void
  children: ReactNode
}

/** An open popover beside a button of the page. For buttons that are there before the popover's code is: it is loaded when it is first wanted. */
export function AnchoredPopover({ anchor, title, onClose, children }: AnchoredPopoverProps) {
  return (
    <AriaPopover
      isOpen
      triggerRef={anchor}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={8}
      className={`${floatStyles} w-100 max-w-window`}
    >
      <Dialog aria-label={title} className="px-5 pt-4 pb-5 outline-none">
        <h2 className="pb-2 text-heading-s">{title}</h2>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
