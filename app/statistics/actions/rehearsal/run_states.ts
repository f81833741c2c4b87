import { rows } from '#shared/database'
import type { RehearsalReport } from '#statistics/domain/rehearsal/report'

/** Takes a rehearsal that waits, or that another worker has left; false for one that has ended. */
export async function begin(id: number): Promise<boolean> {
  const begun = await rows(
    null,
    `update rehearsals set state = 'Running', done = 0, touched_at = now()
      where id = ? and state in ('Waiting', 'Running') returning id`,
    [id]
  )
  return begun.length > 0
}

/** Says how far it has come; false where somebody has stopped it meanwhile. */
export async function note(id: number, done: number, total: number): Promise<boolean> {
  const noted = await rows(
    null,
    `update rehearsals set done = ?, total = ?, touched_at = now()
      where id = ? and state = 'Running' returning id`,
    [done, total, id]
  )
  return noted.length > 0
}

/** Keeps the report, unless somebody has stopped it meanwhile. */
export const finish = (id: number, total: number, report: RehearsalReport) =>
  rows(
    null,
    `update rehearsals set state = 'Done', report = :report::jsonb, done = :total, total = :total,
            ended_at = now() where id = :id and state = 'Running'`,
    { id, total, report: JSON.stringify(report) }
  )

export const fail = (id: number) =>
  rows(
    null,
    `update rehearsals set state = 'Failed', ended_at = now() where id = ? and state = 'Running'`,
    [id]
  )

/** False where it has ended already. */
export async function stop(id: number): Promise<boolean> {
  const stopped = await rows(
    null,
    `update rehearsals set state = 'Stopped', ended_at = now()
      where id = ? and state in ('Waiting', 'Running') returning id`,
    [id]
  )
  return stopped.length > 0
}
