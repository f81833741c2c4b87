import shop from '#config/shop'
import { nameOf, sheetsOf } from '#delivery'
import { rows } from '#shared/database'
import type { AccountNeed } from '#shared/account_topics'
import { inGroupsOfFour, creditorReference } from '#shared/domain/creditor_reference'
import { paymentDetails } from '#orders/domain/payment_details'
import { orderReference } from '#orders/domain/order_reference'
import type { OrderState } from '#orders/domain/order_state'
import type { PaymentMethod } from '#catalogue'
import { orderMoney } from '#orders/ports/order_money'

type Pressing = {
  number: number
  state: OrderState
  paymentMethod: PaymentMethod
  grossCents: number
  lastDownloadDay: string | null
  hasAgreed: boolean
  products: string[]
  /** The day by which money goes back, of an order that came to nothing. */
  refundBy: string | null
}

const MOST = 50
const MOST_TRANSFERS = 5

export async function countOwnOrders(userId: number): Promise<number> {
  const [counted] = await rows<{ orders: number }>(
    null,
    `select count(*)::int as orders from orders
      where user_id = ? and state not in ('New', 'Locked')`,
    [userId]
  )
  return counted!.orders
}

/** Orders that need their customer: to pay, to agree to, to fetch, or that came to nothing. */
export async function pressingOrders(userId: number): Promise<AccountNeed[]> {
  const found = await rows<Pressing>(null, SELECT, {
    userId,
    refundDays: shop.withdrawal.refundDays,
    most: MOST,
  } as never)
  const ended = found.filter(({ refundBy }) => refundBy !== null)
  const fetchable = found.filter(({ state }) => state === 'Completed')
  const [money, sheets] = await Promise.all([
    orderMoney().sumsOf(ended.map(({ number }) => number)),
    sheetsOf(fetchable.map(({ number }) => orderReference(number))),
  ])
  const waiting = (number: number) =>
    (sheets.get(nameOf(orderReference(number))) ?? []).reduce(
      (sum, { made, used }) => sum + made - used,
      0
    )
  const needs = found.flatMap((order) => {
    const { paidCents, refundedCents, pendingCents } = money.get(order.number) ?? NO_MONEY
    const owedCents = paidCents - refundedCents
    return needOf(order, { files: waiting(order.number), owedCents, pendingCents })
  })
  return withTransfers(needs)
}

/** Each picture is some kilobytes: of many unpaid orders the newest have theirs, the others on their pages. */
function withTransfers(needs: AccountNeed[]): AccountNeed[] {
  const payable = needs.filter(({ kind }) => kind === 'unpaid').slice(0, MOST_TRANSFERS)
  return needs.map((need) =>
    payable.includes(need)
      ? { ...need, transfer: paymentDetails(Number(need.of), need.cents!, shop.bankAccount) }
      : need
  )
}

const NO_MONEY = { paidCents: 0, refundedCents: 0, pendingCents: 0 }

type Facts = { files: number; owedCents: number; pendingCents: number }

function needOf(order: Pressing, { files, owedCents, pendingCents }: Facts): AccountNeed[] {
  const { number, state, grossCents, products: about } = order
  const base = { of: String(number), about, href: `/my-account/my-orders/${number}` }
  if (!order.hasAgreed) return [{ ...base, kind: 'agree', cents: grossCents }]
  if (state === 'Registered') {
    if (order.paymentMethod !== 'BankTransfer') return []
    const reference = inGroupsOfFour(creditorReference(number))
    return [{ ...base, kind: 'unpaid', cents: grossCents, reference }]
  }
  if (state === 'Completed') {
    const until = order.lastDownloadDay ?? undefined
    return files > 0 ? [{ ...base, kind: 'expiring', count: files, until }] : []
  }
  const until = order.refundBy ?? undefined
  const owed = { ...base, kind: 'owed' as const, cents: owedCents, until }
  const refund = { ...base, kind: 'refund' as const, cents: pendingCents }
  return [owed, refund].filter(({ cents }) => cents > 0)
}

/** An order came to nothing at its last change of state. */
const SELECT = `
  select o.number, o.state, o.payment_method as "paymentMethod", o.gross_cents as "grossCents",
         o.last_download_day as "lastDownloadDay", o.terms_accepted_at is not null as "hasAgreed",
         array(select i.product_name from order_items i where i.order_id = o.id
                order by i.position) as products,
         case when o.state in ('Failed', 'Rejected') then
           (select shop_day(max(a.created_at)) + :refundDays::int from audit_events a
             where a.subject_type = 'order' and a.subject_id = o.number::text
               and a.action = 'orders.state_changed' and a.after ->> 'state' = o.state) end as "refundBy"
    from orders o
   where o.user_id = :userId::bigint
     and (o.state in ('Registered', 'Failed', 'Rejected')
       or o.state = 'Completed' and o.last_download_day >= shop_today()
       or o.terms_accepted_at is null and o.state not in ('New', 'Locked', 'Archived'))
   order by o.number desc limit :most::int`
