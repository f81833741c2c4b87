import type { Locale } from '#shared/i18n'
import { defineList } from '#shared/lists'
import type { ShownNotice } from '#arrivals/queries/running_notices'

/** What is told everybody on a day, in one language, of the products that the shop shows; the newest first. */
const listIn = (locale: Locale) =>
  defineList<ShownNotice, string>()({
    columns: {
      id: 'n.id',
      headline: locale === 'de' ? 'n.headline_de' : 'n.headline_en',
      text: locale === 'de' ? 'n.text_de' : 'n.text_en',
      begunAt: 'n.begun_at',
      products: shown('p.name'),
      codes: shown('p.code'),
    },
    from: 'arrival_notices n',
    where: `n.ended_at is null
      and exists (select from arrival_notice_products t join products p on p.id = t.product_id
                   where t.notice_id = n.id and p.visible)`,
    within: (today) => ({ sql: 'n.last_day >= ?::date', values: [today] }),
    sort: { begun: 'begunAt' },
    usual: { by: 'begun', direction: 'desc', limit: 100 },
    tieBreaker: 'n.id',
    hasNoNulls: true,
    mostRows: 1_000,
  })

const shown = (column: string) =>
  `array(select ${column} from arrival_notice_products t join products p on p.id = t.product_id
          where t.notice_id = n.id and p.visible order by p.name, p.id)`

export const publicNoticeLists = { en: listIn('en'), de: listIn('de') } as const
