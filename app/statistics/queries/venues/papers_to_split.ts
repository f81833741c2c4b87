import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { SplitOrder } from '#statistics/domain/split_paper'

type Paper = {
  id: number
  day: string
  orderId: number
  /** What earlier papers left of the order's net, and what this one adds or takes away. */
  beforeCents: number
  changeCents: number
  netCents: number
  feeCents: number
}

type Item = { orderId: number; productCode: string; priceCents: number; venues: string[] }

export type PaperToSplit = Pick<Paper, 'id' | 'day' | 'beforeCents' | 'changeCents'> & {
  order: SplitOrder
}

export async function papersToSplit(
  trx: TransactionClientContract,
  ids: readonly number[]
): Promise<PaperToSplit[]> {
  const papers = await rows<Paper>(trx, PAPERS, [ids])
  const items = await rows<Item>(trx, ITEMS, [papers.map(({ orderId }) => orderId)])
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId)
  return papers.map(({ orderId, netCents, feeCents, ...paper }) => ({
    ...paper,
    order: { netCents, feeCents, items: itemsOf.get(orderId) ?? [] },
  }))
}

const PAPERS = `
  select p.id, p.issued_on as day, o.id as "orderId", o.net_cents as "netCents",
         o.fee_cents as "feeCents",
         case p.kind when 'Invoice' then p.net_cents else -p.net_cents end as "changeCents",
         coalesce((select sum(case e.kind when 'Invoice' then e.net_cents else -e.net_cents end)
                     from invoices e where e.order_number = p.order_number and e.id < p.id), 0)::bigint
           as "beforeCents"
    from invoices p join orders o on o.number = p.order_number
   where p.id = any(?::bigint[]) order by p.id`

/** Of a product that is ordered in parts only the venues that were chosen. */
const ITEMS = `
  select i.order_id as "orderId", i.product_code as "productCode", i.price_cents as "priceCents",
         array(select pv.venue_id from product_venues pv
                where pv.product_id = i.product_id
                  and (not exists (select from product_venues chosen
                                    where chosen.product_id = i.product_id
                                      and jsonb_exists(i.filters -> 'levelOne', chosen.venue_id))
                       or jsonb_exists(i.filters -> 'levelOne', pv.venue_id))
                order by pv.position, pv.venue_id) as venues
    from order_items i where i.order_id = any(?::bigint[]) order by i.order_id, i.position`
