import { compared, type Check } from '#auditor/compared'

/* How many rows lists have, and where their pages begin, kept while rows change: it is what counting gives. */

const KIND = 'state, type, payment_method'
const PLACE = 'sort, from_number, from_time, from_text, from_id'

export const KEPT_COUNTS: Check[] = [
  {
    what: 'the kept numbers of orders are not theirs',
    sql: compared(KIND, ['orders'], 'order_tallies', `(select ${KIND}, 1 as orders from orders)`),
  },
  {
    what: 'the kept places of orders are not theirs',
    sql: compared(
      `${PLACE}, ${KIND}`,
      ['orders'],
      'order_places',
      `(select p.*, o.state, o.type, o.payment_method, 1 as orders
          from orders o cross join lateral places_of_order(o) p
         where o.state not in ('New', 'Locked'))`
    ),
  },
  {
    what: 'the kept number of users is not theirs',
    sql: `select kept || ' kept, ' || counted as finding
       from (select coalesce(sum(users), 0) as kept from user_tallies) k,
            (select count(*) as counted from users) c
      where kept <> counted`,
  },
  {
    what: 'the kept numbers of subscribers are not theirs',
    sql: compared(
      'type_id',
      ['subscribers'],
      'subscriber_tallies',
      '(select type_id, 1 as subscribers from subscription_users)'
    ),
  },
]
