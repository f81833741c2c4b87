import { useForm } from '@inertiajs/react'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'

interface ErasureDialogProps {
  /** The wish in question; null while none is. */
  request: Data.Identity.WaitingDeletion | null
  onClose: () => void
}

/** Asks before an account is gone for good, and says what goes and what stays. */
export function ErasureDialog({ request, onClose }: ErasureDialogProps) {
  const t = useText('identity/deletions')
  const form = useForm({})
  const erase = () =>
    form.post(`/admin/deletion-requests/${request!.id}`, {
      preserveScroll: true,
      onFinish: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={request !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('question', { name: request?.name || (request?.email ?? '') })}
      keepLabel={t('keep')}
      confirmLabel={t('delete')}
      isPending={form.processing}
      pendingLabel={t('deleting')}
      onConfirm={erase}
    >
      {t('question_text')}
    </ConfirmDialog>
  )
}
