import { Note, Problem } from '@kontor/design-system/note'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Heading, Text } from '@kontor/design-system/text'
import { useId } from 'react'
import { AlsoOpen } from '~/components/shell/records/also_open'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { OrderTotals } from '../order_totals'
import { ChangedNote } from './changed_note'
import { ManageFields } from './manage_fields'
import { ManagePayment } from './manage_payment'
import { ManageState } from './manage_state'
import { amountsWished } from './manage_values'
import { orderAmounts } from './order_amounts'
import type { AdminOrder } from './types'
import type { ManageForm } from './use_manage_form'

interface ManagePanelProps {
  order: AdminOrder
  form: ManageForm
  formId: string
  /** Something of the order has not been paid by transfer yet. */
  isDue: boolean
  /** An invoice tells its amounts, which are final then. */
  isInvoiced: boolean
}

/** What staff can change in an order, and what the order comes to while they do. */
export function ManagePanel({ order, form, formId, isDue, isInvoiced }: ManagePanelProps) {
  const t = useText('orders/admin')
  const id = useId()
  const [mayMove, mayAmend] = [useCan('orders.status.write'), useCan('orders.write')]
  const denied = t('manage.no_permission')
  const { seen, values, overtaken, errors } = form
  const totals = {
    ...seen.totals,
    ...vatReasonWished(seen, values),
    isNet: seen.totals.isNet && values.vatPercent === 0,
    ...orderAmounts(amountsWished(seen.totals.subtotalCents, values)),
  }
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line-ink bg-surface p-5">
      <form
        id={formId}
        ref={form.element}
        onSubmit={form.save}
        noValidate
        className="grid content-start gap-4"
      >
        <Heading level={2} id={id}>
          {t('manage.title')}
        </Heading>
        {(mayMove || mayAmend) && <AlsoOpen kind="order" id={order.number} />}
        {overtaken && <ChangedNote before={overtaken} order={order} />}
        {errors.form && !overtaken && <Problem>{errors.form}</Problem>}
        <div className="grid gap-4">
          <ManageState form={form} isDisabled={!mayMove} mayReason={mayMove || mayAmend} />
          {isDue && <ManagePayment form={form} />}
        </div>
        <div className="grid gap-4">
          {mayMove && !mayAmend && (
            <Text role="ui-s" tone="muted">
              {denied}
            </Text>
          )}
          <ManageFields
            form={{ ...form, ...fieldFactsOf(seen) }}
            isDisabled={!mayAmend}
            isInvoiced={isInvoiced}
          />
        </div>
        <OrderTotals order={{ ...seen, totals }} />
        <Charged order={seen} grossCents={totals.grossCents} />
        {!form.isChanged && (
          <GatedAction reason={mayMove || mayAmend ? t('manage.nothing_changed') : denied}>
            {t('manage.save')}
          </GatedAction>
        )}
      </form>
    </section>
  )
}

const fieldFactsOf = ({ totals, isAtHome, paymentMethod }: AdminOrder) => ({
  subtotalCents: totals.subtotalCents,
  isAtHome: isAtHome && paymentMethod !== 'Quota',
})

/** While no VAT at home is typed, its reason is the one that is typed beside it. */
function vatReasonWished(order: AdminOrder, { vatPercent, vatExemption }: ManageForm['values']) {
  const isExempt = fieldFactsOf(order).isAtHome && vatPercent === 0
  return isExempt ? { vatReason: 'staff' as const, vatExemption: vatExemption || null } : {}
}

/** A card is charged once: another total is settled by a refund. */
function Charged({ order, grossCents }: { order: AdminOrder; grossCents: number }) {
  const t = useText('orders/admin')
  const { money } = useFormat()
  const charged = order.totals.grossCents
  if (order.paymentMethod !== 'Card' || charged === grossCents) return null
  return <Note>{t('manage.card_charged', { amount: money(charged) })}</Note>
}
