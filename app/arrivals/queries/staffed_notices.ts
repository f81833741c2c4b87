import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { mailProgress, type MailProgress } from '#shared/mail'
import { noticeKeys } from '#arrivals/domain/notice_keys'
import { reachOfNotice, type NoticeReach } from '#arrivals/queries/notice_reach'

type Product = { code: string; name: string }

type Row = {
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
export type StaffedNotice = Row & { reach: NoticeReach; progress: MailProgress }

/** Notices that are shown today, the newest first. */
export async function staffedNotices(): Promise<StaffedNotice[]> {
  const found = await rows<Row>(null, NOTICES, [CalendarDay.today().iso])
  const staffed: StaffedNotice[] = []
  for (const one of found) {
    const progress = await mailProgress(noticeKeys(one.id, one.mails))
    staffed.push({ ...one, progress, reach: await reachOfNotice(one.id) })
  }
  return staffed
}

const NOTICES = `
  select n.id, n.headline_en as "headlineEn", n.headline_de as "headlineDe",
         n.text_en as "textEn", n.text_de as "textDe", n.last_day as "lastDay",
         n.begun_at as "begunAt", n.mailed_at as "mailedAt", n.mails, n.version,
         (select h.actor_label from audit_events h
           where h.subject_type = 'arrival_notice' and h.subject_id = n.id::text
           order by h.seq limit 1) as by,
         (select coalesce(json_agg(json_build_object('code', p.code, 'name', p.name)
                                   order by p.name, p.id), '[]')
            from arrival_notice_products t join products p on p.id = t.product_id
           where t.notice_id = n.id) as products
    from arrival_notices n
   where n.ended_at is null and n.last_day >= ?::date
   order by n.begun_at desc, n.id desc`
