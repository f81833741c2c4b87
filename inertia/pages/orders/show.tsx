import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import { PrintIcon } from '@kontor/design-system/icon'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import { OrderAgain } from '~/components/orders/order_again'
import { OrderRemark } from '~/components/orders/admin/order_remark'
import { OrderAddresses } from '~/components/orders/order_addresses'
import { OrderGlance } from '~/components/orders/order_glance'
import { OrderItems } from '~/components/orders/order_items'
import { OrderTotals } from '~/components/orders/order_totals'
import { LivePage } from '~/components/orders/live_page'
import { ConfirmationLink } from '~/components/orders/confirmation_link'
import { CustomerFiles, type CustomerFilesProps } from '~/components/orders/customer_files'
import { CustomerHistory } from '~/components/orders/customer_history'
import { OrderProgress } from '~/components/orders/order_progress'
import { CustomerPapers } from '~/components/billing/invoices/customer_papers'
import type { CustomerMoney } from '~/components/billing/invoices/types'
import { PaymentFacts } from '~/components/orders/payment_facts'
import type { CustomerOrder } from '~/components/orders/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<CustomerFilesProps & { money: CustomerMoney }>

export default function MyOrder(props: Props) {
  return (
    <LivePage order={props.order} files={props.files}>
      <OrderPage {...props} />
    </LivePage>
  )
}

function OrderPage(props: Props) {
  const { order, money } = props
  const t = useText('orders/my_orders')
  const orderText = useText('orders/order')
  const title = orderText('order', { number: order.number })
  const isShopOpen = useIsShopOpen()
  return (
    <div className="pb-16">
      <PageHead
        title={title}
        crumbs={[
          { name: t('my_orders.account'), href: ADDRESSES.account },
          { name: t('my_orders.title'), href: ADDRESSES.orders },
          { name: title },
        ]}
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <span role="status">
            <StatusBadge
              status={order.state}
              label={orderText(`states.${order.state}`)}
              size="title"
            />
          </span>
          <div data-print="never">
            <Button onPress={() => window.print()}>
              <PrintIcon /> {t('detail.print')}
            </Button>
          </div>
        </div>
      </PageHead>
      <OrderGlance order={order} money={money} />
      <OrderProgress order={order} phase={props.phase} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-page-panel">
        <div className="min-w-0">
          <OrderItems order={order} narrow="blocks" />
          {order.remarkHtml && <OrderRemark order={order} />}
          <CustomerFiles {...props} />
          <CustomerPapers money={money} />
          <CustomerHistory order={order} />
        </div>
        <aside className="grid content-start gap-8">
          {order.payment && <PaymentFacts payment={order.payment} />}
          <OrderTotals order={order} />
          <div className="grid gap-3">
            <Facts order={order} />
            <div data-print="never">
              <Text role="ui">
                <ConfirmationLink number={order.number} />
              </Text>
            </div>
          </div>
          {order.items.length > 0 && isShopOpen && <OrderAgain number={order.number} />}
          <OrderAddresses order={order} />
        </aside>
      </div>
    </div>
  )
}

function Facts({ order }: { order: CustomerOrder }) {
  const t = useText('orders/my_orders')
  const orderText = useText('orders/order')
  const pay = useText('orders/payment')
  return (
    <SummaryList
      emptyLabel={t('detail.none')}
      items={[
        { id: 'created', term: t('detail.created'), value: formatMoment(order.createdAt) },
        {
          id: 'payment',
          term: t('detail.payment'),
          value: orderText(`methods.${order.paymentMethod}`),
        },
        { id: 'vat', term: t('detail.vat_id'), value: order.tin ?? undefined, mono: true },
        { id: 'email', term: t('detail.email'), value: order.email },
        { id: 'ref', term: t('detail.own_reference'), value: order.ownReference ?? undefined },
        { id: 'centre', term: pay('references.centre'), value: order.costCentre ?? undefined },
        ...(order.invoiceRecipient
          ? [{ id: 'invoice', term: pay('references.recipient'), value: order.invoiceRecipient }]
          : []),
      ]}
    />
  )
}
