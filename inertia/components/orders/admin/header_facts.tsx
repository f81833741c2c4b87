import { DateRangeText, formatMoment } from '@kontor/design-system/date_text'
import { SummaryList } from '@kontor/design-system/summary_list'
import { useText } from '~/hooks/use_text'
import { CustomerFact } from './customer_fact'
import type { OrderHeader } from './types'

/** Who ordered what and when, and how it is paid, without amounts and addresses. */
export function HeaderFacts({ order }: { order: OrderHeader }) {
  const t = useText('orders/admin')
  const orders = useText('orders/order')
  return (
    <div className="border-y border-line py-4">
      <SummaryList
        layout="columns"
        emptyLabel={t('facts.none')}
        items={[
          {
            id: 'customer',
            term: t('facts.customer'),
            value: <CustomerFact order={order} />,
            isWide: true,
          },
          { id: 'created', term: t('facts.created'), value: formatMoment(order.createdAt) },
          {
            id: 'payment',
            term: t('facts.payment'),
            value: orders(`methods.${order.paymentMethod}`),
          },
          { id: 'type', term: t('facts.type'), value: orders(`types.${order.type}`) },
          ...order.items.map(({ id, productName, from, to }) => ({
            id: `item_${id}`,
            term: productName,
            value: <DateRangeText from={from} to={to} toLabel={orders('to')} />,
          })),
        ]}
      />
    </div>
  )
}
