import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { arrivalsBeat } from '#arrivals'
import { rows } from '#shared/database'

type Beat = { text: string }

const KEPT_MS = 2_000
let known: { until: number; pulse: Promise<string> } | null = null

/** Another word whenever the desk may look different; however many pages ask, read every two seconds. */
export function deskPulse(): Promise<string> {
  const now = performance.now()
  if (known && known.until > now && !app.inTest) return known.pulse
  const pulse = read()
  known = { until: now + KEPT_MS, pulse }
  pulse.catch(() => (known = null))
  return pulse
}

/** Whatever is done to orders, payments and tasks is in the audit; the rest is counted where it lies. */
async function read(): Promise<string> {
  const arrivals = await arrivalsBeat()
  const [beat] = await rows<Beat>(
    null,
    `select concat_ws('|', shop_today(),
       (select max(id) from audit_events), (select max(changed_at) from desk_marks),
       (select concat(count(*), '/', sum(files_done)) from delivery_tasks where state = 'Running'),
       (select count(*) from delivery_tasks where state = 'Failed'),
       (select count(*) from mail_outbox where state = 'Dead'),
       (select count(*) from pgboss.job where name = 'dead_letters' and state = 'created')) as text`
  )
  return createHash('sha256').update(`${beat!.text}|${arrivals}`).digest('hex').slice(0, 24)
}
