import delivery from '#config/delivery'
import { rows } from '#shared/database'
import type { LeasedTask } from '#delivery/domain/task'
import type { Lane } from '#delivery/domain/task_step'

/**
 * Forced ones first, then the customer with fewest at work who waited longest: nobody's hundred
 * items hold up another one's single day. The small lane takes small tasks only.
 */
export async function acquireNextTask(lane: Lane): Promise<LeasedTask | null> {
  const [task] = await rows<LeasedTask>(null, ACQUIRE, {
    lane,
    leaseSeconds: delivery.leaseSeconds,
  })
  return task ?? null
}

const IS_DUE = `
  t.state = 'Waiting' and t.run_after <= now()
  and (t.after_task_id is null or exists (
    select from delivery_tasks p where p.id = t.after_task_id and p.state = 'Succeeded'))`

/** What was done for each customer lately. */
const SERVED = `
  select f.licensee, count(*) filter (where t.state = 'Running') as running,
         max(t.acquired_at) as last
    from delivery_tasks t join fulfilments f on f.id = t.fulfilment_id
   where t.acquired_at > now() - interval '1 hour'
   group by f.licensee`

const ACQUIRE = `
  update delivery_tasks t
     set state = 'Running', attempts = attempts + 1, started_at = coalesce(started_at, now()),
         acquired_at = clock_timestamp(), finished_at = null, lease_id = gen_random_uuid(),
         lease_until = now() + make_interval(secs => :leaseSeconds)
   where t.id = (
           select t.id from delivery_tasks t
             join fulfilments f on f.id = t.fulfilment_id
             left join (${SERVED}) served on served.licensee = f.licensee
            where ${IS_DUE} and (:lane = 'large' or t.lane = 'small')
            order by t.force_execute desc, coalesce(served.running, 0), served.last nulls first,
                     t.run_after, t.id
            limit 1 for update of t skip locked)
     and t.state = 'Waiting'
  returning id, fulfilment_id as "fulfilmentId", cmd, product_id as "productId",
    from_day as "fromDay", to_day as "toDay", include_degraded as "includeDegraded", filters,
    lease_id as "leaseId"`
