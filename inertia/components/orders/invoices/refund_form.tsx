import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { Button } from '@kontor/design-system/button'
import { GatedAction } from '@kontor/design-system/gated_action'
import { MoneyField } from '@kontor/design-system/money_field'
import { Note } from '@kontor/design-system/note'
import { Heading } from '@kontor/design-system/text'
import { TextArea } from '@kontor/design-system/text_area'
import type { AdminOrder } from '~/components/orders/admin/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { OrderMoney } from './types'
import { useRefundForm } from './use_refund_form'

/** Gives money of an order back, in full or in part, after a question that says what happens. */
export function RefundForm({ order, money: sums }: { order: AdminOrder; money: OrderMoney }) {
  const t = useText('refunds')
  const { money } = useFormat()
  const { form, say, isOpen, setOpen, refund, isReady, refused } = useRefundForm(order)
  const { data, errors, processing } = form
  const amount = money(data.amountCents ?? 0)
  return (
    <section className="grid max-w-form gap-3">
      <Heading level={3}>{t('form.refund')}</Heading>
      {refused && (
        <Note tone="crimson" isAnnounced>
          {refused}
        </Note>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <MoneyField
          label={t('form.amount')}
          hint={t('form.left', { left: money(sums.refundableCents) })}
          cents={data.amountCents}
          onChange={(amountCents) => say({ amountCents })}
          error={errors.amountCents}
        />
        <Button onPress={() => say({ amountCents: sums.refundableCents })}>{t('form.all')}</Button>
      </div>
      <TextArea
        label={t('form.reason')}
        hint={t('form.reason_hint')}
        rows={2}
        maxLength={500}
        value={data.reason}
        onChange={(reason) => say({ reason })}
        error={errors.reason}
      />
      <div>
        <GatedAction
          reason={isReady ? undefined : t('form.no_amount')}
          onPress={() => setOpen(true)}
        >
          {t('form.refund')}
        </GatedAction>
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('confirm.title', { amount })}
        keepLabel={t('confirm.keep')}
        confirmLabel={t('confirm.refund', { amount })}
        pendingLabel={t('form.refunding')}
        isPending={processing}
        onConfirm={refund}
      >
        {t(`confirm.${order.paymentMethod}`)}
      </ConfirmDialog>
    </section>
  )
}
