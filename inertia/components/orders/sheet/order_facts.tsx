import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { SummaryList, type SummaryItem } from '@kontor/design-system/summary_list'
import { addressOfPaper } from '~/components/billing/invoices/address_of_paper'
import { PaperLinks } from '~/components/billing/invoices/paper_links'
import type { CustomerMoney } from '~/components/billing/invoices/types'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from '../types'
import { useAddressFacts } from './use_address_facts'

interface OrderFactsProps {
  order: CustomerOrder
  money: CustomerMoney
}

/** The facts of an order in one column; names are short, so that no number or address breaks. */
export function OrderFacts({ order, money }: OrderFactsProps) {
  const { billingAddress, deliveryAddress } = order
  const items = [
    ...usePaperFacts(order, money),
    ...useOwnFacts(order),
    ...useAddressFacts(billingAddress, deliveryAddress),
  ]
  return <SummaryList layout="beside" items={items.filter(({ value }) => Boolean(value))} />
}

/** An order without an invoice says when it comes. */
function usePaperFacts({ state }: CustomerOrder, { invoices }: CustomerMoney): SummaryItem[] {
  const t = useText('orders/sheet')
  const words = useText('billing/invoices')
  if (invoices.length === 0) {
    const value = t(state === 'Registered' ? 'facts.with_payment' : 'facts.no_invoice')
    return [{ id: 'invoice', term: words('kinds.Invoice'), value }]
  }
  return invoices.map(({ kind, label, issuedOn }) => ({
    id: label,
    term: words(`kinds.${kind}`),
    value: (
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="whitespace-nowrap">{`${label}, ${formatDay(issuedOn)}`}</span>
        <PaperLinks label={label} address={addressOfPaper(label)} />
      </span>
    ),
  }))
}

function useOwnFacts(order: CustomerOrder): SummaryItem[] {
  const t = useText('orders/sheet')
  const detail = useText('orders/my_orders')
  const pay = useText('orders/payment')
  const words = useText('orders/order')
  const { lastDownloadDay } = order
  const reference = order.payment ? null : order.transferReference
  const until = lastDownloadDay && t('facts.until', { day: formatDay(lastDownloadDay) })
  return [
    { id: 'created', term: t('facts.ordered'), value: formatMoment(order.createdAt) },
    { id: 'payment', term: t('facts.payment'), value: words(`methods.${order.paymentMethod}`) },
    { id: 'reference', term: t('facts.reference'), value: reference, mono: true },
    { id: 'window', term: t('facts.window'), value: until },
    { id: 'vat', term: detail('detail.vat_id'), value: order.tin, mono: true },
    { id: 'ref', term: t('facts.own'), value: order.ownReference },
    { id: 'centre', term: pay('references.centre'), value: order.costCentre },
    { id: 'email', term: t('facts.mails'), value: order.email, isWide: true },
    { id: 'to', term: pay('references.recipient'), value: order.invoiceRecipient, isWide: true },
  ]
}
