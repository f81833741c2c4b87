import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { ScrollArea } from '../../internal/scroll_area'
import { CloseIcon } from '../icon'
import { IconButton } from '../icon_button'
import { DialogFrame, type DIALOG_SIZES } from './dialog_frame'

interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** One sentence below the title, read out with it. */
  description?: ReactNode
  /** 480, 560 or 896 px; narrow windows take the width they have. */
  size?: keyof typeof DIALOG_SIZES
  closeLabel: string
  /** The work itself; scrolls where it is long. */
  children: ReactNode
  /** Buttons below the work; the way on comes last. */
  actions?: ReactNode
  initialFocus?: RefObject<HTMLElement | null>
}

/** A window above the page for one piece of work. Questions are a `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, children, actions, ...frame } = props
  return (
    <DialogFrame {...frame}>
      <div className="flex items-start justify-between gap-4 px-6 pt-6">
        <Radix.Title className="text-display-s">{title}</Radix.Title>
        <IconButton label={closeLabel} onPress={() => frame.onOpenChange(false)}>
          <CloseIcon />
        </IconButton>
      </div>
      {description && (
        <Radix.Description className="px-6 pt-2 text-body text-muted">
          {description}
        </Radix.Description>
      )}
      <ScrollArea label={title} className="min-h-0 px-6 py-5 text-body">
        {children}
      </ScrollArea>
      {actions && (
        <div className="flex flex-wrap items-start justify-end gap-2 border-t border-line px-6 py-4">
          {actions}
        </div>
      )}
    </DialogFrame>
  )
}
