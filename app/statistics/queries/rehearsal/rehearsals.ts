import type { RuleChange } from '#catalogue'
import { rows, type SqlClient } from '#shared/database'
import type { RunState } from '#shared/run_states'
import type { RehearsalReport } from '#statistics/domain/rehearsal/report'

export type Rehearsal = {
  id: number
  name: string
  changes: RuleChange[]
  fromDay: string
  sinceDay: string
  askedBy: string
  askedAt: Date
  endedAt: Date | null
  state: RunState
  done: number
  total: number | null
  publishedFrom: string | null
  publishedAt: Date | null
  publishedBy: string | null
}

const COLUMNS = `
  id, name, changes, from_day as "fromDay", since_day as "sinceDay", asked_by as "askedBy",
  asked_at as "askedAt", ended_at as "endedAt", state, done, total,
  published_from as "publishedFrom", published_at as "publishedAt", published_by as "publishedBy"`

/** More are not shown; older ones keep their addresses. */
const MOST = 100

export const listRehearsals = (): Promise<Rehearsal[]> =>
  rows<Rehearsal>(null, `select ${COLUMNS} from rehearsals order by id desc limit ${MOST}`, [])

export async function findRehearsal(id: number, client: SqlClient = null) {
  const [found] = await rows<Rehearsal & { report: RehearsalReport | null }>(
    client,
    `select ${COLUMNS}, report from rehearsals where id = ?`,
    [id]
  )
  return found ?? null
}

/** Those of which nothing was heard: the job was lost, or its worker was killed. */
export const silentRehearsals = () =>
  rows<{ id: number }>(
    null,
    `select id from rehearsals
      where state in ('Waiting', 'Running') and touched_at < now() - interval '1 minute'`,
    []
  )
