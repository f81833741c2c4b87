import * as Radix from '@radix-ui/react-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from '../button'
import { DialogFrame } from '../dialog/dialog_frame'

interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The question: "Delete the basket?" */
  title: string
  /** One sentence on what is lost. */
  children: ReactNode
  /** Verbs, never yes and no: "Keep basket", "Delete basket". */
  keepLabel: string
  confirmLabel: string
  onConfirm: () => void
  /** What happens while the server works; both buttons wait. */
  pendingLabel?: string
  isPending?: boolean
  /** Something is destroyed, unless it only goes another way. */
  tone?: 'destroy' | 'primary'
  /** A button for a third way, where there is one: "Save and leave". */
  also?: ReactNode
}

/** Asks before something cannot be taken back. The safe answer comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, children, keepLabel, confirmLabel, onConfirm } = props
  const { pendingLabel, isPending, tone = 'destroy', also } = props
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <DialogFrame
      isOpen={isOpen}
      onOpenChange={(next) => !isPending && onOpenChange(next)}
      isAlert
      initialFocus={keep}
    >
      <div className="grid gap-2 p-6">
        <Radix.Title className="text-display-s">{title}</Radix.Title>
        <Radix.Description className="text-body text-muted">{children}</Radix.Description>
        <div className="flex flex-wrap justify-end gap-2 pt-4 max-sm:*:grow">
          <Button ref={keep} isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {keepLabel}
          </Button>
          <Button
            variant={tone}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
          {also}
        </div>
      </div>
    </DialogFrame>
  )
}
