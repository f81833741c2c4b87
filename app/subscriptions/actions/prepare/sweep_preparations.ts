import { rows } from '#shared/database'
import { sendJob } from '#shared/jobs'
import { removeFiles } from '#subscriptions/actions/prepare/cut_day'
import { prepareJob } from '#subscriptions/jobs/prepare_job'

const MOST_AT_ONCE = 200
const KEPT_DAYS = 30

/** Who made something ready died: it is asked for again. */
export async function resumePreparations(): Promise<void> {
  const waiting = await rows<{ id: number }>(
    null,
    `select id from subscription_preparations
      where state = 'Waiting' and asked_at < now() - interval '10 seconds'
        and (lease_until is null or lease_until < now())
      order by asked_at limit ?`,
    [MOST_AT_ONCE]
  )
  for (const { id } of waiting) {
    await sendJob(null, prepareJob, { id }, { singletonKey: String(id) })
  }
}

/** What nobody asked for in a month, or was made of a day that was replaced, is made anew when wanted. */
export async function sweepPreparations(): Promise<void> {
  const old = await rows<{ id: number }>(
    null,
    `select p.id from subscription_preparations p
       left join lake_files f
         on f.product_id = p.product_id and f.day = p.day and f.part = p.part
      where p.state <> 'Waiting'
        and (p.asked_at < now() - make_interval(days => ${KEPT_DAYS})
             or p.choice <> '' and f.version is distinct from p.version)
      order by p.id`
  )
  for (const { id } of old) {
    // First the file: what is left of a row without one is made anew when somebody asks.
    await removeFiles(id)
    await rows(null, `delete from subscription_preparations where id = ? and state <> 'Waiting'`, [
      id,
    ])
  }
}
