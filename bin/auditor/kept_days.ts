import { compared, type Check } from '#auditor/compared'

/* What is kept of each day beside papers, accounts, reports and subscriptions: it is what counting gives. */

const INTERNAL = `u.kind = 'staff' as is_internal`

/** The days of a subscription by its date ranges, not by what it keeps of them. */
const HELD = `
  case when s.is_unrestricted then '{(,)}'::datemultirange
       else coalesce((select range_agg(daterange(r.starts_on, r.ends_on, '[]'))
                        from subscription_ranges r where r.subscription_id = s.id), '{}') end`

export const KEPT_DAYS: Check[] = [
  {
    what: 'kept sums of credit notes are not those of the papers',
    sql: compared(
      'day, state, type, payment_method, is_internal',
      ['credited_cents'],
      'credit_tallies',
      `(select shop_day(o.created_at) as day, sales_state(o) as state, o.type, o.payment_method,
               ${INTERNAL}, n.gross_cents + n.rounding_cents as credited_cents
          from invoices n join orders o on o.number = n.order_number join users u on u.id = o.user_id
         where n.kind = 'CreditNote' and o.state not in ('New', 'Locked'))`
    ),
  },
  {
    what: 'kept numbers of new users are not theirs',
    sql: compared(
      'day, is_internal',
      ['users'],
      'new_user_tallies',
      `(select shop_day(u.created_at) as day, ${INTERNAL}, 1 as users from users u)`
    ),
  },
  {
    what: 'kept sums of reports are not those of the reports',
    sql: compared(
      'day, is_internal',
      ['reports', 'net_cents'],
      'report_tallies',
      `(select shop_day(r.created_at) as day, ${INTERNAL}, 1 as reports,
               r.price_cents - r.discount_cents as net_cents
          from reports r join users u on u.id = r.user_id where r.state = 'Completed')`
    ),
  },
  {
    what: 'kept days of subscriptions are not those of their date ranges',
    sql: compared(
      'type_id, day, is_internal',
      ['held'],
      'subscriber_day_tallies',
      `(select s.type_id, edge.day, ${INTERNAL}, edge.held
          from subscription_users s join users u on u.id = s.user_id
         cross join unnest(${HELD}) as stretch
         cross join lateral (values (coalesce(lower(stretch), '-infinity'), 1),
                                    (upper(stretch), -1)) as edge (day, held)
         where edge.day is not null)`
    ),
  },
  {
    what: 'kept steps of conversion by month and year are not those of their days',
    sql: compared(
      'unit, day, product_id',
      ['asked', 'saved', 'basket'],
      `(select * from conversion_counts where unit <> 'day')`,
      `(select step.unit, date_trunc(step.unit, d.day)::date as day, d.product_id, d.asked, d.saved, d.basket
          from conversion_counts d cross join (values ('month'), ('year')) as step (unit)
         where d.unit = 'day')`
    ),
  },
]
