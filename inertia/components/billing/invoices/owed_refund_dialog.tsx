import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Dialog } from '@kontor/design-system/dialog'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Problem } from '@kontor/design-system/note'
import { TextArea } from '@kontor/design-system/text_area'
import { useState } from 'react'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'

interface OwedRefundDialogProps {
  /** Of the order. */
  number: number
  amountCents: number
  payment: 'BankTransfer' | 'Card' | 'Quota'
  onClose: () => void
}

/** Gives back what an order is owed, for a reason; one question is one refund, however often it is sent. */
export default function OwedRefundDialog(props: OwedRefundDialogProps) {
  const { number, amountCents, payment, onClose } = props
  const t = useText('billing/refunds')
  const { money } = useFormat()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useForm({ amountCents, reason: '', idempotencyKey })
  const { reason } = form.data
  useUnsaved(reason !== '')
  const amount = money(amountCents)
  const refund = () =>
    form.post(`/admin/manage-orders/${number}/refunds`, {
      preserveScroll: true,
      onSuccess: onClose,
    })
  const errors = form.errors as Record<string, string>
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('confirm.title', { amount })}
      description={t(`confirm.${payment}`)}
      closeLabel={t('form.close')}
      actions={
        <>
          <Button onPress={onClose}>{t('confirm.keep')}</Button>
          <GatedAction
            variant="primary"
            onPress={refund}
            reason={reason.trim() === '' ? t('form.no_reason') : undefined}
            onBlockedPress={leadToMissing}
            isPending={form.processing}
            pendingLabel={t('form.refunding')}
          >
            {t('confirm.refund', { amount })}
          </GatedAction>
        </>
      }
    >
      <Problem>{errors.form ?? errors.amount ?? errors.amountCents}</Problem>
      <TextArea
        label={t('form.reason')}
        hint={t('form.reason_hint')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(typed) => form.setData('reason', typed)}
        error={errors.reason}
      />
    </Dialog>
  )
}
