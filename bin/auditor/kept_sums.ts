import { compared, type Check } from '#auditor/compared'

/* What is kept beside orders, items and papers, so that nobody has to count: it is what counting gives. */

/** What a figure can be narrowed to; an order that was put away counts as what it was before. */
const KIND = 'day, state, type, payment_method, is_internal'
const OF_ORDER = `
  shop_day(o.created_at) as day, sales_state(o) as state, o.type, o.payment_method,
  u.kind = 'staff' as is_internal`

const PLACED = `join users u on u.id = o.user_id
  where o.number is not null and o.state not in ('New', 'Locked')`

const REFUNDED = `coalesce((select sum(r.amount_cents) from refunds r
  where r.order_number = o.number and r.state = 'Done'), 0)`

const ITEMS = '(select count(*) from order_items i where i.order_id = o.id)'

const SOLD = {
  user: ['orders', 'items', 'net_cents'],
  product: ['items', 'days', 'price_cents'],
}

export const KEPT_SUMS: Check[] = [
  {
    what: 'kept sums of sales are not those of the orders',
    sql: compared(
      KIND,
      ['orders', 'net_cents', 'vat_cents', 'refunded_cents'],
      'sales_tallies',
      `(select ${OF_ORDER}, 1 as orders, o.net_cents, o.vat_cents, ${REFUNDED} as refunded_cents
          from orders o ${PLACED})`
    ),
  },
  {
    what: 'kept sums of sold products are not those of the items',
    sql: compared(
      `${KIND}, product_id`,
      SOLD.product,
      'product_sales_tallies',
      `(select ${OF_ORDER}, i.product_id, 1 as items, i.counted_days as days, i.price_cents
          from order_items i join orders o on o.id = i.order_id ${PLACED})`
    ),
  },
  {
    what: 'kept sums of users are not those of their orders',
    sql: compared(
      `${KIND}, user_id`,
      SOLD.user,
      'user_sales_tallies',
      `(select ${OF_ORDER}, o.user_id, 1 as orders, ${ITEMS} as items, o.net_cents
          from orders o ${PLACED})`
    ),
  },
  ...Object.entries(SOLD).flatMap(([of, sums]) =>
    ['month', 'year'].map((step) => ({
      what: `kept sums of ${of}s by ${step} are not those of their days`,
      sql: compared(
        `${KIND}, ${of}_id`,
        sums,
        `${of}_sales_${step}s`,
        `(select date_trunc('${step}', d.day)::date as day, d.state, d.type, d.payment_method,
                 d.is_internal, d.${of}_id, ${sums.map((sum) => `d.${sum}`).join(', ')}
            from ${of}_sales_tallies d)`
      ),
    }))
  ),
  {
    what: 'what venues got of a paper is not its net',
    sql: `select i.kind || ' ' || i.number as finding
       from invoices i
       left join (select paper_id, sum(cents) as cents, min(day) as first, max(day) as last
                    from venue_revenues group by 1) r on r.paper_id = i.id
      where i.order_number is not null
        and not exists (select 1 from papers_to_split s where s.paper_id = i.id)
        and (coalesce(r.cents, 0) <> case i.kind when 'Invoice' then i.net_cents else -i.net_cents end
             or r.first <> i.issued_on or r.last <> i.issued_on)`,
  },
]
