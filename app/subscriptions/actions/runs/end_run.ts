import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

const MOST_WORDS = 300

/** Asks a type's task to stop; it ends after the stretch where it is. */
export const stopRun = (typeId: number, by: Actor): Promise<Result<undefined>> =>
  refusableTransaction(async (trx) => {
    const stopped = await rows<{ id: number }>(
      trx,
      `update subscription_runs
          set is_stop_wanted = true,
              state = case when state = 'Waiting' then 'Stopped' else state end,
              ended_at = case when state = 'Waiting' then ?::timestamptz end
        where type_id = ? and state in ('Waiting', 'Running') returning id`,
      [clock.now().toISO(), typeId]
    )
    if (stopped.length === 0) {
      return refuse('subscriptions.runs.errors.none_at_work', { status: 409 })
    }
    await recordAudit(trx, {
      actor: by,
      subject: { type: 'subscription_type', id: typeId },
      action: 'subscription.files_stopped',
    })
    return ok()
  })

/** A task that cannot go on says why. */
export async function failRun(id: number, error: unknown): Promise<void> {
  const problem = (error instanceof Error && error.message) || 'unknown'
  await rows(
    null,
    `update subscription_runs set state = 'Failed', problem = ?, ended_at = ?
      where id = ? and state in ('Waiting', 'Running')`,
    [problem.slice(0, MOST_WORDS), clock.now().toJSDate(), id]
  )
}
