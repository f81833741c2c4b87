import { defineList } from '#shared/lists'
import { mailProgress, type MailProgress } from '#shared/mail'
import { noticeKeys } from '#arrivals/domain/notice_keys'
import { reachOfNotice, type NoticeReach } from '#arrivals/queries/notice_reach'

type Product = { code: string; name: string }

type Found = {
  id: number
  headlineEn: string
  headlineDe: string
  textEn: string
  textDe: string
  lastDay: string
  begunAt: Date
  mailedAt: Date | null
  mails: number
  version: number
  by: string | null
  products: Product[]
}

/** A notice as staff see it: both languages, whom it concerns and how far its mails are. */
export type StaffedNotice = Found & { reach: NoticeReach; progress: MailProgress }

/** Notices that are shown on a day, the newest first. */
export const staffedNoticeList = defineList<Found, string>()({
  columns: {
    id: 'n.id',
    headlineEn: 'n.headline_en',
    headlineDe: 'n.headline_de',
    textEn: 'n.text_en',
    textDe: 'n.text_de',
    lastDay: 'n.last_day',
    begunAt: 'n.begun_at',
    mailedAt: 'n.mailed_at',
    mails: 'n.mails',
    version: 'n.version',
    by: `(select h.actor_label from audit_events h
           where h.subject_type = 'arrival_notice' and h.subject_id = n.id::text
           order by h.seq limit 1)`,
    products: `(select coalesce(json_agg(json_build_object('code', p.code, 'name', p.name)
                                         order by p.name, p.id), '[]')
                  from arrival_notice_products t join products p on p.id = t.product_id
                 where t.notice_id = n.id)`,
  },
  from: 'arrival_notices n',
  where: 'n.ended_at is null',
  within: (today) => ({ sql: 'n.last_day >= ?::date', values: [today] }),
  sort: { begun: 'begunAt' },
  usual: { by: 'begun', direction: 'desc', limit: 100 },
  tieBreaker: 'n.id',
  hasNoNulls: true,
  load: staffed,
})

async function staffed(found: Found[]): Promise<StaffedNotice[]> {
  const notices: StaffedNotice[] = []
  for (const one of found) {
    const progress = await mailProgress(noticeKeys(one.id, one.mails))
    notices.push({ ...one, progress, reach: await reachOfNotice(one.id) })
  }
  return notices
}
