import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Dialog } from '@kontor/design-system/dialog'
import { GatedAction } from '@kontor/design-system/gated_action'
import { TextArea } from '@kontor/design-system/text_area'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { AlsoOpen } from '~/components/shell/records/also_open'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { requestAddress, type SubscriptionRequest } from './types'

interface RejectDialogProps {
  request: SubscriptionRequest
  onClose: () => void
}

/** Says no to a request, with the reason that whoever asked reads. */
export function RejectDialog({ request, onClose }: RejectDialogProps) {
  const t = useText('subscriptions/subscription_requests')
  const form = useForm({ reason: '' })
  useUnsaved(form.isDirty)
  const { form: failure, reason } = form.errors as Partial<Record<'form' | 'reason', string>>
  const send = () =>
    form.put(requestAddress(request, 'reject'), { preserveScroll: true, onSuccess: onClose })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reject.title', { id: request.id, person: request.person })}
      description={t('reject.text')}
      closeLabel={t('close')}
      actions={
        <>
          <span>
            <Button onPress={onClose}>{t('reject.keep')}</Button>
          </span>
          <GatedAction
            variant="primary"
            reason={form.data.reason.trim() ? undefined : t('reject.missing')}
            onBlockedPress={leadToMissing}
            isPending={form.processing}
            pendingLabel={t('pending')}
            onPress={send}
          >
            {t('reject.submit')}
          </GatedAction>
        </>
      }
    >
      <AlsoOpen kind="subscription_request" id={request.id} />
      <TextArea
        name="reason"
        label={t('reject.reason')}
        maxLength={1000}
        value={form.data.reason}
        onChange={(value) => form.setData('reason', value)}
        error={reason ?? failure}
      />
    </Dialog>
  )
}
