import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import { Dialog } from '@kontor/design-system/dialog'
import { Problem } from '@kontor/design-system/note'
import { shopToday } from '~/components/shell/shop_today'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

interface SentRefundDialogProps {
  /** Of the order. */
  number: number
  refund: { id: string; amountCents: number }
  onClose: () => void
}

/** Asks for the booking day of a refund that was transferred. */
export default function SentRefundDialog({ number, refund, onClose }: SentRefundDialogProps) {
  const t = useText('billing/refunds')
  const labels = useDayPickerLabels()
  const { money } = useFormat()
  const form = useForm({ bookedOn: '' })
  const save = () =>
    form.put(`/admin/manage-orders/${number}/refunds/${refund.id}`, {
      preserveScroll: true,
      onSuccess: onClose,
    })
  const { form: refused } = form.errors as Record<string, string>
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('transfer.title', { amount: money(refund.amountCents) })}
      closeLabel={t('transfer.close')}
      actions={
        <>
          <Button onPress={onClose}>{t('transfer.cancel')}</Button>
          <Button
            variant="primary"
            onPress={save}
            isPending={form.processing}
            pendingLabel={t('transfer.saving')}
          >
            {t('transfer.save')}
          </Button>
        </>
      }
    >
      <Problem>{refused}</Problem>
      <DatePicker
        label={t('transfer.booked_on')}
        hint={t('transfer.hint')}
        value={form.data.bookedOn}
        onChange={(bookedOn) => form.setData({ bookedOn })}
        max={shopToday()}
        near={{ label: t('transfer.today'), day: shopToday() }}
        error={form.errors.bookedOn}
        labels={labels}
      />
    </Dialog>
  )
}
