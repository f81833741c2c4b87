import { GatedAction } from '@kontor/design-system/gated_action'
import { Text } from '@kontor/design-system/text'
import type { AdminOrder } from '~/components/orders/admin/types'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import type { OrderMoney } from './types'

interface IssueInvoiceProps {
  order: AdminOrder
  money: OrderMoney
  mayIssue: boolean
}

/** An order without an invoice says why, or has it issued now. */
export function IssueInvoice({ order, money: { invoiceRefusal }, mayIssue }: IssueInvoiceProps) {
  const t = useText('billing/invoices')
  const { post, isPending } = usePost(`/admin/manage-orders/${order.number}/invoices`)
  const name = invoiceRefusal?.split('.').pop() as 'quota' | undefined
  const reason = name && t(`errors.${name}`)
  if (!mayIssue) return <Text tone="muted">{reason ?? t('order.none')}</Text>
  return (
    <div id="invoice">
      <GatedAction
        reason={reason}
        onPress={() => post({})}
        isPending={isPending}
        pendingLabel={t('order.issuing')}
      >
        {t('order.issue')}
      </GatedAction>
    </div>
  )
}
