import type { Locale } from '#shared/i18n'
import { dayNumber, defineList, timed } from '#shared/lists'

export type ListedNotice = {
  id: number
  headline: string
  text: string
  products: string
  begunAt: Date
  lastDay: string
  endedAt: Date | null
  mails: number
  by: string | null
}

/** Every notice that there was, the newest first. */
const listIn = (locale: Locale) =>
  defineList<ListedNotice>()({
    columns: {
      id: 'n.id',
      headline: locale === 'de' ? 'n.headline_de' : 'n.headline_en',
      text: locale === 'de' ? 'n.text_de' : 'n.text_en',
      products: `coalesce((select string_agg(p.name, ', ' order by p.name, p.id)
                   from arrival_notice_products t join products p on p.id = t.product_id
                  where t.notice_id = n.id), '')`,
      begunAt: 'n.begun_at',
      lastDay: 'n.last_day',
      endedAt: 'n.ended_at',
      mails: 'n.mails',
      by: `(select h.actor_label from audit_events h
             where h.subject_type = 'arrival_notice' and h.subject_id = n.id::text
             order by h.seq limit 1)`,
    },
    from: 'arrival_notices n',
    sort: { begun: 'begunAt', mails: 'mails' },
    usual: { by: 'begun', direction: 'desc', limit: 50 },
    tieBreaker: 'n.id',
    search: ['headline', 'text', 'products'],
    csv: {
      fileName: 'webshop_notices',
      heads: 'arrivals.notices.list.columns',
      columns: {
        notice: 'headline',
        description: 'text',
        products: 'products',
        begun: ({ begunAt }) => timed(begunAt),
        until: ({ endedAt, lastDay }) => dayNumber(endedAt ?? lastDay),
        by: 'by',
        mails: 'mails',
      },
    },
  })

export const noticeLists = { en: listIn('en'), de: listIn('de') } as const
