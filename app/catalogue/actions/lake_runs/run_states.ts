import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** Takes a run that waits, or that another worker has left; false for one that has ended. */
export async function begin(id: number): Promise<boolean> {
  const begun = await rows(
    null,
    `update lake_runs set state = 'Running', done = 0, total = null, touched_at = now()
      where id = ? and state in ('Waiting', 'Running') returning id`,
    [id]
  )
  return begun.length > 0
}

export type Reached = { done: number; total: number | null }

/** Says how far it has come; false where somebody has stopped it meanwhile. */
export async function note(id: number, { done, total }: Reached): Promise<boolean> {
  const noted = await rows(
    null,
    `update lake_runs set done = ?, total = ?, touched_at = now()
      where id = ? and state = 'Running' returning id`,
    [done, total, id]
  )
  return noted.length > 0
}

/** Keeps the report; false where somebody has stopped the run meanwhile. */
export async function finish(
  trx: TransactionClientContract,
  id: number,
  report: object
): Promise<boolean> {
  const finished = await rows(
    trx,
    `update lake_runs set state = 'Done', report = ?::jsonb, ended_at = now()
      where id = ? and state = 'Running' returning id`,
    [JSON.stringify(report), id]
  )
  return finished.length > 0
}

export const fail = (id: number) =>
  rows(
    null,
    `update lake_runs set state = 'Failed', ended_at = now() where id = ? and state = 'Running'`,
    [id]
  )

/** False where it has ended already. */
export async function stop(id: number): Promise<boolean> {
  const stopped = await rows(
    null,
    `update lake_runs set state = 'Stopped', ended_at = now()
      where id = ? and state in ('Waiting', 'Running') returning id`,
    [id]
  )
  return stopped.length > 0
}
