import { useForm } from '@inertiajs/react'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { DatePicker } from '@kontor/design-system/date_picker'
import { formatDay } from '@kontor/design-system/date_text'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Link } from '@kontor/design-system/link'
import { MoneyField } from '@kontor/design-system/money_field'
import { Problem } from '@kontor/design-system/note'
import { Heading, Text } from '@kontor/design-system/text'
import { useState } from 'react'
import type { AdminOrder } from '~/components/orders/admin/types'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { shopToday } from '~/components/shell/shop_today'
import type { OrderMoney } from './types'

/** Confirms by hand that a transfer has arrived, with the day on which the bank booked it. */
export function TransferForm({ order, money: sums }: { order: AdminOrder; money: OrderMoney }) {
  const t = useText('billing/statements')
  const labels = useDayPickerLabels()
  const { money } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const due = sums.grossCents - sums.paidCents
  const form = useForm<Transfer>({
    ...{ bookedOn: '', amountCents: undefined, version: order.version },
  })
  const { data, errors, processing } = form
  // What is due may change while the form stands there: it is filled in until another amount is typed.
  const cents = data.amountCents === undefined ? due : data.amountCents
  useUnsaved(form.isDirty)
  const ask = () => {
    form.setData('version', order.version)
    setOpen(true)
  }
  const confirm = () => {
    form.transform((typed) => ({ ...typed, amountCents: cents }))
    form.post(`/admin/manage-orders/${order.number}/transfers`, {
      preserveScroll: true,
      onSuccess: () => form.setDefaults(),
      onFinish: () => setOpen(false),
    })
  }
  const isReady = data.bookedOn !== '' && (cents ?? 0) > 0
  const question = { amount: money(cents ?? 0), day: formatDay(data.bookedOn) }
  return (
    <section id="transfer" className="grid max-w-column gap-3">
      <Heading level={3}>{t('transfer.title')}</Heading>
      <Problem>{(errors as Record<string, string>).form}</Problem>
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          label={t('transfer.booked_on')}
          hint={t('transfer.booked_hint')}
          value={data.bookedOn}
          onChange={(day) => form.setData('bookedOn', day)}
          max={shopToday()}
          near={{ label: t('transfer.today'), day: shopToday() }}
          error={errors.bookedOn}
          labels={labels}
        />
        <MoneyField
          label={t('transfer.amount')}
          hint={t('transfer.amount_hint', { due: money(due) })}
          cents={cents}
          onChange={(typed) => form.setData('amountCents', typed)}
          error={errors.amountCents}
        />
      </div>
      <div className="flex flex-wrap items-baseline gap-4">
        <GatedAction
          variant="primary"
          reason={isReady ? undefined : t('errors.no_day')}
          onBlockedPress={leadToMissing}
          onPress={ask}
        >
          {t('transfer.confirm')}
        </GatedAction>
        <Text as="span" role="ui">
          <Link href="/admin/manage-orders/statements">{t('transfer.statement')}</Link>
        </Text>
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('transfer.question', question)}
        keepLabel={t('transfer.keep')}
        confirmLabel={t('transfer.confirm')}
        pendingLabel={t('transfer.confirming')}
        isPending={processing}
        tone="primary"
        onConfirm={confirm}
      >
        {consequence(cents ?? 0)}
      </ConfirmDialog>
    </section>
  )

  function consequence(received: number): string {
    const { number } = order
    if (received < due) return t('transfer.text_part', { missing: money(due - received) })
    if (received > due) return t('transfer.text_over', { over: money(received - due), number })
    return t('transfer.text', { number })
  }
}

/** The amount is what is due as long as nobody has typed another one. */
type Transfer = { bookedOn: string; amountCents: number | null | undefined; version: number }
