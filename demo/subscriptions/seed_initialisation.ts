import { rows } from '#shared/database'
import { stepRun } from '#subscriptions/actions/runs/step_run'

const TYPES = ['Index Levels by the Second', 'Index Closing and Settlement']

/** Types whose missing files were initialised, as a worker does it. */
export async function initialiseDemo(): Promise<void> {
  const runs = await rows<{ id: number }>(
    null,
    `insert into subscription_runs (type_id, kind, days_total)
     select t.id, 'Initialise', (select count(*) from (
              select distinct f.product_id, f.day from lake_files f
                join subscription_type_products p on p.product_id = f.product_id
               where p.type_id = t.id) days)
       from subscription_types t where t.name = any(?) returning id`,
    [TYPES]
  )
  for (const { id } of runs) while (await stepRun(id)) continue
}
