import { rows } from '#shared/database'
import type { DaysChange } from '#orders/domain/days_change'

export type BuyerOfDays = {
  number: number
  userId: number
  email: string
  name: string
  locale: 'en' | 'de'
  /** In their order, each once. */
  days: string[]
}

/** Orders that have been delivered an older file of a day than there is now, or one that is gone; who was told already is left out. */
export const buyersOfDays = (change: DaysChange): Promise<BuyerOfDays[]> =>
  rows<BuyerOfDays>(null, BUYERS, { ...change, action: actionOf(change) })

/** Under this name the history of an order keeps that its customer was told. */
export const actionOf = ({ what }: Pick<DaysChange, 'what'>) => `orders.days_${what}`

const BUYERS = `
  select o.number, o.user_id as "userId", o.email, o.contact_name as name, o.locale,
         array_agg(distinct f.day::text order by f.day::text) as days
    from delivery_files f
    join fulfilments d on d.id = f.fulfilment_id
    join orders o on o.number = case d.owner_kind when 'order' then d.owner_key::bigint end and o.state in ('Completed', 'Archived')
    join users u on u.id = o.user_id and u.erased_at is null
    left join lake_files n on n.product_id = f.product_id and n.day = f.day and n.part = f.part
   where f.product_id = :productId and f.day = any(:days::date[]) and f.state <> 'Preparing'
     and case when :what = 'withdrawn' then n.day is null else n.version > f.version end
     and not exists (
       select from audit_events e
        where e.subject_type = 'order' and e.subject_id = o.number::text
          and e.action = :action and e.after ->> 'at' = :at)
   group by o.id order by o.number`
