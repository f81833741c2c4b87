import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Dialog } from '@kontor/design-system/dialog'
import { GatedAction } from '@kontor/design-system/gated_action'
import { TextArea } from '@kontor/design-system/text_area'
import type { Data } from '@generated/data'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'

interface RefusalDialogProps {
  /** The wish in question; null while none is. */
  request: Data.Identity.WaitingDeletion | null
  onClose: () => void
}

/** The answer that an account cannot be deleted, with the reason that the customer reads. */
export function RefusalDialog({ request, onClose }: RefusalDialogProps) {
  const t = useText('identity/deletions')
  const form = useForm({ reason: '' })
  useUnsaved(form.isDirty)
  const close = () => {
    form.reset()
    form.clearErrors()
    onClose()
  }
  const send = () =>
    form.post(`/admin/deletion-requests/${request!.id}/refusal`, {
      preserveScroll: true,
      onSuccess: close,
    })
  const { form: failure, reason } = form.errors as Partial<Record<'form' | 'reason', string>>
  return (
    <Dialog
      isOpen={request !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('refuse_title', { name: request?.name || (request?.email ?? '') })}
      description={t('refuse_text')}
      closeLabel={t('refuse_close')}
      actions={
        <>
          <Button onPress={close}>{t('refuse_cancel')}</Button>
          <GatedAction
            variant="primary"
            reason={form.data.reason.trim() ? undefined : t('refuse_missing')}
            onBlockedPress={leadToMissing}
            isPending={form.processing}
            pendingLabel={t('refusing')}
            onPress={send}
          >
            {t('refuse_send')}
          </GatedAction>
        </>
      }
    >
      <TextArea
        name="reason"
        label={t('refuse_reason')}
        maxLength={1000}
        value={form.data.reason}
        onChange={(value) => form.setData('reason', value)}
        error={reason ?? failure}
      />
    </Dialog>
  )
}
