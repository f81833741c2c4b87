import { formatMoment } from '@kontor/design-system/date_text'
import { SummaryList, type SummaryItem } from '@kontor/design-system/summary_list'
import { useText } from '~/hooks/use_text'
import { CustomerFact } from './customer_fact'
import type { AdminOrder } from './types'

/** Who ordered when, and how it is paid: the facts of an order in one row. */
export function OrderFacts({ order }: { order: AdminOrder }) {
  const t = useText('orders/admin')
  const orders = useText('orders/order')
  const pay = useText('orders/payment')
  const sheet = useText('orders/sheet')
  const items: (SummaryItem | null)[] = [
    {
      id: 'customer',
      term: t('facts.customer'),
      value: <CustomerFact order={order} />,
      isWide: true,
    },
    { id: 'created', term: t('facts.created'), value: formatMoment(order.createdAt) },
    { id: 'payment', term: t('facts.payment'), value: orders(`methods.${order.paymentMethod}`) },
    order.transferReference
      ? {
          id: 'reference',
          term: sheet('facts.reference'),
          value: order.transferReference,
          mono: true,
        }
      : null,
    { id: 'type', term: t('facts.type'), value: orders(`types.${order.type}`) },
    { id: 'vat_id', term: t('facts.vat_id'), value: order.tin ?? undefined, mono: true },
    order.ownReference
      ? { id: 'own', term: t('facts.own_reference'), value: order.ownReference }
      : null,
    order.costCentre
      ? { id: 'centre', term: pay('references.centre'), value: order.costCentre }
      : null,
    order.invoiceRecipient
      ? { id: 'invoice', term: pay('references.recipient'), value: order.invoiceRecipient }
      : null,
    order.paymentId
      ? { id: 'payment_id', term: pay('to_decide.payment'), value: order.paymentId, mono: true }
      : null,
  ]
  return (
    <div className="border-y border-line py-4">
      <SummaryList
        layout="columns"
        emptyLabel={t('facts.none')}
        items={items.filter((item) => item !== null)}
      />
    </div>
  )
}
