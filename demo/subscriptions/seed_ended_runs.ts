import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

const RUNS = [
  {
    ...{ type: 'Fund Prices', kind: 'Initialise', state: 'Failed', days: 12, done: 148 },
    problem: 'connect ETIMEDOUT lake.alster-exchange.example:443',
  },
  {
    ...{ type: 'Cash Market Liquidity', kind: 'Recreate', state: 'Stopped', days: 5, done: 61 },
    problem: null,
  },
]

/** Tasks over files of types that did not come to their end. */
export async function seedEndedRuns(trx: TransactionClientContract): Promise<void> {
  for (const { days, ...run } of RUNS) {
    await rows(trx, INSERT, { ...run, at: clock.now().minus({ days }).toJSDate() } as never)
  }
}

const INSERT = `
  insert into subscription_runs
    (type_id, kind, state, days_total, days_done, is_stop_wanted, problem, created_at, ended_at)
  select t.id, :kind, :state, (
           select greatest(:done::int, count(*)) from (
             select distinct f.product_id, f.day from lake_files f
               join subscription_type_products p on p.product_id = f.product_id
              where p.type_id = t.id) days),
         :done::int, :state::text = 'Stopped', :problem::text, :at::timestamptz,
         :at::timestamptz + interval '2 minutes'
    from subscription_types t where t.name = :type`
