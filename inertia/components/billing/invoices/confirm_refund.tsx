import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import { Dialog } from '@kontor/design-system/dialog'
import { Problem } from '@kontor/design-system/note'
import { useState } from 'react'
import type { AdminOrder } from '~/components/orders/admin/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { shopToday } from '~/components/shell/shop_today'
import type { Refund } from './types'

/** Says that a refund was transferred, with its booking day. */
export function ConfirmRefund({ order, refund }: { order: AdminOrder; refund: Refund }) {
  const t = useText('billing/refunds')
  const { money } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ bookedOn: '' })
  const amount = money(refund.amountCents)
  const save = () =>
    form.put(`/admin/manage-orders/${order.number}/refunds/${refund.id}`, {
      preserveScroll: true,
      onSuccess: () => setOpen(false),
    })
  const { form: refused } = form.errors as Record<string, string>
  return (
    <>
      <Button onPress={() => setOpen(true)} aria-label={t('transfer.confirm_named', { amount })}>
        {t('transfer.confirm')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('transfer.title', { amount })}
        closeLabel={t('transfer.close')}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{t('transfer.cancel')}</Button>
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
          labels={{
            open: t('transfer.choose_day'),
            previousMonth: t('transfer.previous_month'),
            nextMonth: t('transfer.next_month'),
          }}
        />
      </Dialog>
    </>
  )
}
