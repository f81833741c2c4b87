import { rows, type SqlClient } from '#shared/database'

/** Where long work is that staff ask for and a worker does. */
export type RunState = 'Waiting' | 'Running' | 'Done' | 'Stopped' | 'Failed'

/** How much of it is done; of how much is null until that is known. */
export type Reached = { done: number; total: number | null }

const IS_OPEN = `state in ('Waiting', 'Running')`
const IS_RUNNING = `state = 'Running'`

/**
 * What becomes of the runs of a table, which the module names that owns it. Each change answers false
 * where the run has ended meanwhile, as it does when somebody stops it.
 */
export class RunStates {
  constructor(private readonly table: string) {}

  /** Takes one that waits, or that another worker has left. */
  begin(id: number): Promise<boolean> {
    const sql = `state = 'Running', done = 0, total = null, touched_at = now()`
    return this.#change(`${sql} where id = :id and ${IS_OPEN}`, { id })
  }

  note(id: number, { done, total }: Reached): Promise<boolean> {
    const sql = 'done = :done, total = :total, touched_at = now()'
    return this.#change(`${sql} where id = :id and ${IS_RUNNING}`, { id, done, total })
  }

  /** Keeps the report, in the transaction of what is kept with it. */
  finish(client: SqlClient, id: number, report: object): Promise<boolean> {
    const sql = `state = 'Done', report = :report::jsonb, ended_at = now()`
    const bindings = { id, report: JSON.stringify(report) }
    return this.#change(`${sql} where id = :id and ${IS_RUNNING}`, bindings, client)
  }

  fail(id: number): Promise<boolean> {
    const sql = `state = 'Failed', ended_at = now()`
    return this.#change(`${sql} where id = :id and ${IS_RUNNING}`, { id })
  }

  stop(id: number): Promise<boolean> {
    const sql = `state = 'Stopped', ended_at = now()`
    return this.#change(`${sql} where id = :id and ${IS_OPEN}`, { id })
  }

  async #change(sql: string, bindings: Record<string, unknown>, client: SqlClient = null) {
    const changed = await rows(client, `update ${this.table} set ${sql} returning id`, bindings)
    return changed.length > 0
  }
}
