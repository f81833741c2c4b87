import { useId } from 'react'
import { usePage } from '@inertiajs/react'
import { Note } from '@kontor/design-system/note'
import { StatusBadge } from '@kontor/design-system/status_badge'
import type { PublicLink } from '~/components/delivery/public_links'
import { StaffDelivery } from '~/components/orders/admin/staff_delivery'
import type { FileOrder, LedgerFile } from '~/components/delivery/types'
import { AdminHead } from '~/components/shell/admin_head'
import { ChooseFilesLink } from '~/components/orders/admin/choose_files_link'
import { AdminMoney } from '~/components/billing/invoices/admin_money'
import type { OrderMoney } from '~/components/billing/invoices/types'
import { customerBaseOf } from '~/components/orders/admin/order_address'
import { ManagePanel } from '~/components/orders/admin/manage_panel'
import { ManageSaveBar } from '~/components/orders/admin/manage_save_bar'
import { OrderAddresses } from '~/components/orders/order_addresses'
import { OrderFacts } from '~/components/orders/admin/order_facts'
import { OrderFiles } from '~/components/orders/admin/order_files'
import { OrderHistory } from '~/components/orders/admin/order_history'
import { OrderItems } from '~/components/orders/order_items'
import { OrderRemark } from '~/components/orders/admin/order_remark'
import { OrderTasks } from '~/components/orders/admin/order_tasks'
import type { AdminOrder, Paging } from '~/components/orders/admin/types'
import { LivePage } from '~/components/orders/live_page'
import { useReasonWords } from '~/components/orders/use_reason_words'
import { useManageForm } from '~/components/orders/admin/use_manage_form'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  order: AdminOrder
  money: OrderMoney
  files: LedgerFile[]
  filePaging: Paging
  fileOrder: FileOrder
  isSigned: boolean
  links: PublicLink[] | null
}>

export default function Order(props: Props) {
  return (
    <LivePage order={props.order} files={props.files}>
      <OrderPage {...props} />
    </LivePage>
  )
}

function OrderPage({ order, money, files, filePaging, fileOrder }: Props) {
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
        end={<ChooseFilesLink order={order} />}
      />
      <OrderFacts order={order} />
      <Failure order={order} />
      <div className="grid gap-x-12 pt-8 lg:grid-cols-page-panel lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <OrderItems order={order} narrow="scroll" />
          <AdminMoney order={order} money={money} />
          <OrderTasks order={order} />
          <OrderFiles order={order} files={files} paging={filePaging} fileOrder={fileOrder} />
          <StaffDelivery order={order} />
          <OrderRemark order={order} />
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

/** Why an order failed stands above everything else. */
function Failure({ order: { state, failureReason, failureParams } }: { order: AdminOrder }) {
  const t = useText('orders/admin')
  const wordsOf = useReasonWords()
  if (state !== 'Failed' || !failureReason) return null
  return (
    <div className="pt-6">
      <Note tone="crimson" title={t('failure.title')}>
        {wordsOf(failureReason, failureParams)}
      </Note>
    </div>
  )
}
