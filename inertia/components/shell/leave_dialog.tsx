import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useText } from '~/hooks/use_text'

interface LeaveDialogProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** The question itself; its code comes with the first time it is asked. */
export default function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const t = useText('shell/frame')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onStay()}
      title={t('leave.title')}
      keepLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      onConfirm={onLeave}
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
