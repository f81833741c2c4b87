import type { DeliveryProblem } from '#delivery'
import { rows } from '#shared/database'
import { sendJob } from '#shared/jobs'
import { made } from '#shared/storage'
import type { CutFile } from '#subscriptions/actions/prepare/cut_day'
import type { Turn } from '#subscriptions/actions/prepare/take_turn'
import { prepareJob } from '#subscriptions/jobs/prepare_job'

const TRIES = 3
const PAUSE_SECONDS = 2

/** It is ready; a file that was made by a turn that is lost goes away again. */
export async function settle({ id, attempt }: Turn, file: CutFile | null): Promise<void> {
  const settled = await rows(
    null,
    `update subscription_preparations
        set state = 'Ready', lease_until = null, failure = null, settled_at = now(),
            key = :key, bytes = :bytes, sha256 = :sha256, row_count = :count
      where id = :id and attempt = :attempt and state = 'Waiting' returning id`,
    {
      ...{ id, attempt, key: file?.key ?? null, bytes: file?.bytes ?? null },
      ...{ sha256: file?.sha256 ?? null, count: file?.rows ?? null },
    } as never
  )
  if (settled.length === 0 && file) await made().remove(file.key)
}

/** Tried again some seconds later, unless that cannot help or was done twice. */
export async function settleFailed(
  { id, attempt }: Turn,
  { code, params, permanent }: DeliveryProblem
): Promise<void> {
  const isOver = permanent || attempt >= TRIES
  const changed = await rows(
    null,
    `update subscription_preparations
        set state = :state, lease_until = null, failure = :failure::jsonb, settled_at = now()
      where id = :id and attempt = :attempt and state = 'Waiting' returning id`,
    {
      ...{ id, attempt, state: isOver ? 'Failed' : 'Waiting' },
      failure: JSON.stringify({ code, params }),
    }
  )
  if (changed.length === 0 || isOver) return
  await sendJob(null, prepareJob, { id }, { startAfter: PAUSE_SECONDS })
}
