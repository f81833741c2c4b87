import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'
import { formatEuro } from '#shared/domain/money'
import { writtenDay } from '#shared/domain/written_day'
import { findIn, told, type Fact, type Finder, type Hit, type Searcher } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { customerOrderList } from '#orders/lists/customer_order_list'
import { quotas } from '#orders/finds/quotas'
import { readReference } from '#orders/finds/read_reference'
import type { OrderSummary } from '#orders/queries/order_rows'

/** Orders by whatever names them, the one whose number it is first; to be confirmed are registered ones. */
const orders: Finder = {
  name: 'orders',
  rank: 20,
  async find({ text, verb }, who) {
    if (who.id === null || verb === 'invoice') return []
    if (verb === 'confirm' && !who.may('orders.status.write')) return []
    const found = [...(await ofNumber(text, who)), ...(await ordersFor(text, who))]
    const wanted = found.filter(({ state }) => verb === null || state === 'Registered')
    return [...new Map(wanted.map((order) => [order.number, order])).values()].map((order) =>
      hitOf(order, verb === 'confirm', who)
    )
  },
  read: readReference,
}

const ofNumber = async (text: string, who: Searcher) =>
  /^[1-9]\d{3,8}$/.test(text) ? ordersFor(creditorReference(Number(text)), who) : []

const ordersFor = (search: string, { id, may }: Searcher): Promise<OrderSummary[]> =>
  may('orders.read') ? findIn(adminOrderList, search, null) : findIn(customerOrderList, search, id!)

function hitOf(order: OrderSummary, isToConfirm: boolean, who: Searcher): Hit {
  const { locale, may } = who
  const { number, company, state, grossCents: cents, items } = order
  const isStaff = may('orders.read')
  const word = isToConfirm ? 'confirm' : 'order'
  return {
    id: `order:${number}`,
    path: `${isStaff ? '/admin/manage-orders' : '/my-account/my-orders'}/${number}`,
    label: translate(locale, `orders.places.find.${word}`, { number }),
    detail: isStaff ? company : (items[0]?.productName ?? ''),
    state: { look: state, label: translate(locale, `orders.order.states.${state}`) },
    cents,
    facts: factsOf(order, who),
  }
}

/** What somebody who has a transfer or a telephone in hand compares. */
function factsOf(order: OrderSummary, { locale, may }: Searcher): Fact[] {
  const { number, company, email, items, paymentMethod, createdAt, grossCents } = order
  return told(locale, {
    'shared.fields.reference': inGroupsOfFour(creditorReference(number)),
    'shared.fields.customer': may('orders.read') ? `${company}, ${email}` : null,
    'shared.fields.created': writtenDay(dayInBerlin(createdAt)),
    'shared.fields.items': items.map((item) => itemText(item, locale)).join('; '),
    'shared.fields.payment_method': translate(locale, `orders.order.methods.${paymentMethod}`),
    'shared.fields.total_incl_vat_eur': formatEuro(grossCents, locale),
  })
}

function itemText({ productName, ...range }: OrderSummary['items'][number], locale: Locale) {
  const [from, to] = [range.from, range.to].map(writtenDay)
  return `${productName}, ${translate(locale, 'shared.fields.from_to', { from, to })}`
}

export default [orders, quotas]
