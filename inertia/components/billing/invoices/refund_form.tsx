import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { Button } from '@kontor/design-system/button'
import { BesideFields } from '@kontor/design-system/form_section'
import { GatedAction } from '@kontor/design-system/gated_action'
import { MoneyField } from '@kontor/design-system/money_field'
import { Problem } from '@kontor/design-system/note'
import { Heading } from '@kontor/design-system/text'
import { TextArea } from '@kontor/design-system/text_area'
import type { AdminOrder } from '~/components/orders/admin/types'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { OrderMoney } from './types'
import { useRefundForm } from './use_refund_form'

interface RefundFormProps {
  order: AdminOrder
  money: OrderMoney
  onClose: () => void
}

/** Gives money of an order back, in full or in part, after a question that says what happens. */
export function RefundForm({ order, money: sums, onClose }: RefundFormProps) {
  const t = useText('billing/refunds')
  const { money } = useFormat()
  const { form, say, isOpen, setOpen, refund, missing, refused } = useRefundForm(
    order,
    sums.refundableCents
  )
  const { data, errors, processing } = form
  const amount = money(data.amountCents ?? 0)
  const left = money(sums.refundableCents)
  return (
    <section id="refund" className="grid max-w-column gap-3">
      <Heading level={3}>{t('form.refund')}</Heading>
      <Problem>{refused}</Problem>
      <div className="flex flex-wrap items-start gap-3">
        <MoneyField
          label={t('form.amount')}
          hint={t('form.left', { left })}
          cents={data.amountCents}
          onChange={(amountCents) => say({ amountCents })}
          error={missing === 'too_much' ? t('form.too_much', { left }) : errors.amountCents}
        />
        <BesideFields hasHints>
          <div>
            <Button onPress={() => say({ amountCents: sums.refundableCents })}>
              {t('form.all')}
            </Button>
          </div>
        </BesideFields>
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
      <div className="flex flex-wrap items-start gap-3">
        <GatedAction
          reason={missing ? t(`form.${missing}`, { left }) : undefined}
          onBlockedPress={leadToMissing}
          onPress={() => setOpen(true)}
        >
          {t('form.refund')}
        </GatedAction>
        <Button variant="quiet" onPress={onClose}>
          {t('form.close')}
        </Button>
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
