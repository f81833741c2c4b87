import { PageSection } from '~/components/shell/page_section'
import type { AdminOrder } from '~/components/orders/admin/types'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { IssueInvoice } from './issue_invoice'
import { MoneyIn } from './money_in'
import { MoneySums } from './money_sums'
import { Papers } from './papers'
import { Refunds } from './refunds'
import { StartRefund } from './start_refund'
import { TransferForm } from './transfer_form'
import type { OrderMoney } from './types'

interface AdminMoneyProps {
  order: AdminOrder
  money: OrderMoney
}

/** The money of an order for staff: what came in and went back, its papers, and what can be done now. */
export function AdminMoney({ order, money }: AdminMoneyProps) {
  const t = useText('billing/invoices')
  const [mayConfirm, mayRefund] = [useCan('orders.status.write'), useCan('orders.write')]
  const isWaiting = order.state === 'Registered' && order.paymentMethod === 'BankTransfer'
  return (
    <PageSection id="money" title={t('order.title')}>
      <div className="grid gap-6 border-t border-line-ink pt-4">
        <MoneySums money={money} />
        <MoneyIn payments={money.payments} />
        {isWaiting && mayConfirm && <TransferForm order={order} money={money} />}
        <Papers
          papers={money.invoices}
          addressOf={({ label }) => `/admin/manage-orders/invoices/${label}`}
          maySend={mayConfirm}
        />
        {!money.hasInvoice && <IssueInvoice order={order} money={money} mayIssue={mayConfirm} />}
        <Refunds order={order} refunds={money.refunds} mayConfirm={mayRefund} />
        {mayRefund && money.refundableCents > 0 && <StartRefund order={order} money={money} />}
      </div>
    </PageSection>
  )
}
