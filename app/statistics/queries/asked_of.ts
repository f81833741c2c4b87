import { allOf, anyOf, type Condition } from '#shared/lists'
import { SOLD, type Asked } from '#statistics/domain/asked'
import type { Span } from '#statistics/domain/span'

/** The columns of a table that hold what is asked about. */
type Columns = { state: string; type: string; payment: string; isInternal: string }

const TALLIES: Columns = {
  state: 's.state',
  type: 's.type',
  payment: 's.payment_method',
  isInternal: 's.is_internal',
}

const ORDERS: Columns = {
  state: 'sales_state(o)',
  type: 'o.type',
  payment: 'o.payment_method',
  isInternal: `(u.kind = 'staff')`,
}

const SALES_KIND = 'day, state, type, payment_method, is_internal'

/** Sums of sales `s` with what credit notes took off them; both are kept by the day and kind of their order. */
export const SALES_AND_CREDITS = `
  (select ${SALES_KIND}, orders, net_cents, vat_cents, refunded_cents, 0::bigint as credited_cents
     from sales_tallies
    union all
   select ${SALES_KIND}, 0, 0, 0, 0, credited_cents from credit_tallies) s`

/** Tallies `s` of what is asked. */
export const talliesOf = (asked: Asked): Condition =>
  allOf([
    {
      sql: 's.day between ?::date and ?::date',
      values: [asked.from.iso, asked.to.iso],
    },
    ...narrowed(asked, TALLIES),
  ])

/** Placed orders `o` of users `u` of what is asked. */
export const ordersOf = (asked: Asked): Condition =>
  allOf([
    { sql: `o.number is not null and o.state not in ('New', 'Locked')`, values: [] },
    between('o.created_at', asked),
    ...narrowed(asked, ORDERS),
  ])

export function ordersCounted(asked: Asked): Condition {
  const { sql, values } = talliesOf(asked)
  const sum = 'coalesce(sum(s.orders), 0)::bigint'
  return { sql: `select ${sum} from sales_tallies s where ${sql}`, values }
}

/** Kept sums `s` of each day, by whether they are of staff, of what is asked. */
export const daysKept = (asked: Pick<Asked, 'from' | 'to' | 'users'>): Condition =>
  allOf([
    { sql: 's.day between ?::date and ?::date', values: [asked.from.iso, asked.to.iso] },
    isOfUsers(asked, 's.is_internal'),
  ])

/** Kept changes `s` of what is held that have come by the last day of what is asked. */
export const heldByThen = (asked: Pick<Asked, 'to' | 'users'>): Condition =>
  allOf([{ sql: 's.day <= ?::date', values: [asked.to.iso] }, isOfUsers(asked, 's.is_internal')])

/** Completed reports `r` of what is asked; who asked for them is looked up where that matters. */
export const reportsOf = (asked: Asked): Condition =>
  allOf([
    { sql: `r.state = 'Completed'`, values: [] },
    between('r.created_at', asked),
    isOfUsers(asked, `(select w.kind = 'staff' from users w where w.id = r.user_id)`),
  ])

/** Date ranges `r` of subscriptions `s` that touch the span; unrestricted ones hold every day and have none here. */
export const subscribersOf = (asked: Asked): Condition =>
  allOf([
    {
      sql: `(s.is_unrestricted or (r.id is not null
              and daterange(r.starts_on, r.ends_on, '[]') && daterange(?::date, ?::date, '[]')))`,
      values: [asked.from.iso, asked.to.iso],
    },
    usersOf(asked),
  ])

export const usersOf = (asked: Asked): Condition | null => isOfUsers(asked, `(u.kind = 'staff')`)

/** Moments of the days of a span, in the shop's time. */
export const between = (moment: string, { from, to }: Span): Condition => ({
  sql: `${moment} >= shop_day_begins(?::date) and ${moment} < shop_day_begins(?::date + 1)`,
  values: [from.iso, to.iso],
})

function narrowed({ states, types, payments, users }: Asked, columns: Columns) {
  return [
    anyOf(columns.state, states.length > 0 ? states : SOLD, 'text'),
    types.length > 0 ? anyOf(columns.type, types, 'text') : null,
    payments.length > 0 ? anyOf(columns.payment, payments, 'text') : null,
    isOfUsers({ users }, columns.isInternal),
  ]
}

/** Internal users, external ones or, where nothing is chosen, all. */
const isOfUsers = ({ users }: Pick<Asked, 'users'>, isInternal: string): Condition | null =>
  users.length === 0
    ? null
    : { sql: `${isInternal} = any(?::boolean[])`, values: [users.map((one) => one === 'Internal')] }
