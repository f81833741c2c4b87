import { preparedRows } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { CalendarDay } from '#shared/domain/calendar_day'

/** A notice as it is shown, in one language, with the products that it is about. */
export type ShownNotice = {
  id: number
  headline: string
  text: string
  begunAt: Date
  /** Their names, and their codes in the same order. */
  products: string[]
  codes: string[]
}

/** Notices that are shown today of any of these products, the newest first; they name only these. */
export const runningNotices = (
  productIds: readonly number[],
  locale: Locale
): Promise<ShownNotice[]> =>
  preparedRows<ShownNotice>(null, RUNNING, {
    ...{ productIds: [...productIds], locale },
    today: CalendarDay.today().iso,
  })

/** The same for everybody: of the products that the shop shows. */
export const publicNotices = (locale: Locale): Promise<ShownNotice[]> =>
  preparedRows<ShownNotice>(null, PUBLIC, { locale, today: CalendarDay.today().iso })

const WORDS = `n.id,
  case when :locale = 'de' then n.headline_de else n.headline_en end as headline,
  case when :locale = 'de' then n.text_de else n.text_en end as text,
  n.begun_at as "begunAt", array_agg(p.name order by p.name, p.id) as products,
  array_agg(p.code order by p.name, p.id) as codes
  from arrival_notices n
  join arrival_notice_products t on t.notice_id = n.id
  join products p on p.id = t.product_id
 where n.ended_at is null and n.last_day >= :today::date`

const RUNNING = `select ${WORDS} and t.product_id = any(:productIds::int[])
 group by n.id order by n.begun_at desc, n.id desc`

const PUBLIC = `select ${WORDS} and p.visible
 group by n.id order by n.begun_at desc, n.id desc`
