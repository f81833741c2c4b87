import { useId } from 'react'
import { usePage } from '@inertiajs/react'
import { Note } from '@kontor/design-system/note'
import { StatusBadge } from '@kontor/design-system/status_badge'
import type { PublicLink } from '~/components/delivery/public_links'
import { StaffDelivery } from '~/components/orders/admin/staff_delivery'
import { AdminHead } from '~/components/shell/admin_head'
import { AdminMoney } from '~/components/billing/invoices/admin_money'
import type { OrderMoney } from '~/components/billing/invoices/types'
import { customerBaseOf } from '~/components/orders/admin/order_address'
import { ManagePanel } from '~/components/orders/admin/manage_panel'
import { ManageSaveBar } from '~/components/orders/admin/manage_save_bar'
import { OrderActions } from '~/components/orders/admin/order_actions'
import { StaffNextStep } from '~/components/orders/admin/staff_next_step'
import { OrderAddresses } from '~/components/orders/order_addresses'
import { OrderFacts } from '~/components/orders/admin/order_facts'
import { OrderHistory } from '~/components/orders/admin/order_history'
import { OrderRemark } from '~/components/orders/admin/order_remark'
import { OrderTasks } from '~/components/orders/admin/order_tasks'
import { StaffItems } from '~/components/orders/admin/staff_items'
import type { OrderSheet } from '~/components/orders/sheet/types'
import type { Owed } from '~/components/orders/sheet/use_owed_words'
import type { AdminOrder } from '~/components/orders/admin/types'
import { LivePage } from '~/components/orders/live_page'
import { useReasonWords } from '~/components/orders/use_reason_words'
import { useManageForm } from '~/components/orders/admin/use_manage_form'
import { ADDRESSES } from '~/components/shell/addresses'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  OrderSheet & {
    order: AdminOrder
    money: OrderMoney
    owed: Owed
    isSigned: boolean
    links: PublicLink[] | null
  }
>

export default function Order(props: Props) {
  return (
    <LivePage order={props.order} files={props.files}>
      <OrderPage {...props} />
    </LivePage>
  )
}

function OrderPage(props: Props) {
  const { order, money } = props
  const orders = useText('orders/order')
  const form = useManageForm(order)
  const formId = useId()
  return (
    <>
      <AdminHead
        title={orders('order', { number: order.number })}
        crumbs={useCrumbs(order)}
        status={
          <span role="status">
            <StatusBadge
              status={order.state}
              label={orders(`states.${order.state}`)}
              size="title"
            />
          </span>
        }
        end={
          <>
            <StaffNextStep {...props} />
            <OrderActions order={order} />
          </>
        }
      />
      <OrderFacts order={order} />
      <Ended {...props} />
      <div className="grid gap-x-12 pt-8 lg:grid-cols-page-panel lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <StaffItems {...props} />
          <AdminMoney order={order} money={money} />
          {order.items.some(({ task }) => task) && <OrderTasks order={order} />}
          <StaffDelivery order={order} />
          {order.remarkHtml && <OrderRemark html={order.remarkHtml} />}
        </div>
        <aside className="grid content-start gap-6 max-lg:pt-8 lg:row-span-2">
          <ManagePanel
            order={order}
            form={form}
            formId={formId}
            isDue={order.paymentMethod === 'BankTransfer' && money.paidCents < money.grossCents}
            isInvoiced={money.hasInvoice}
          />
          <OrderAddresses order={order} />
        </aside>
        <OrderHistory order={order} />
      </div>
      {form.isChanged && <ManageSaveBar form={form} formId={formId} />}
    </>
  )
}

/** Back to the list that led here: that of all customers, or of this one. */
function useCrumbs({ number, contactName }: AdminOrder) {
  const t = useText('orders/admin')
  const base = customerBaseOf(usePage().url)
  return [
    { label: t('title'), href: ADDRESSES.adminOrders },
    ...(base ? [{ label: contactName, href: base }] : []),
    { label: String(number) },
  ]
}

/** Why an order failed, and what is owed for one that came to nothing, stands above everything else. */
function Ended({ order: { state, failureReason, failureParams }, owed }: Props) {
  const t = useText('orders/admin')
  const { money, day } = useFormat()
  const wordsOf = useReasonWords()
  const hasFailed = state === 'Failed' && failureReason
  if (!hasFailed && !owed) return null
  return (
    <div className="grid gap-3 pt-6">
      {hasFailed && (
        <Note tone="crimson" title={t('failure.title')}>
          {wordsOf(failureReason, failureParams)}
        </Note>
      )}
      {owed && (
        <Note tone="brass">
          {t('failure.owed', { amount: money(owed.cents), day: day(owed.by) })}
        </Note>
      )}
    </div>
  )
}
