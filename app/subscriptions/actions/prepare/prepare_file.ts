import { setTimeout } from 'node:timers/promises'
import { keptProblemCode } from '#delivery'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { sendJob } from '#shared/jobs'
import { made } from '#shared/storage'
import type { Wanted } from '#subscriptions/domain/preparation'
import { prepareJob } from '#subscriptions/jobs/prepare_job'

/** Without a file where a day came back into the lake. */
export type Prepared = { key: string | null; bytes: number | null; sha256: string | null }

type Row = Prepared & {
  id: number
  state: 'Waiting' | 'Ready' | 'Failed'
  failure: { code: string; params: Record<string, string | number> } | null
}

/** How long a request waits for what is being made before it says so. */
export const patience = { ms: 8_000, pauseMs: 150 }

/**
 * What was asked for, made where nobody did so yet; whoever asks meanwhile waits for the same. Null
 * while it is still being made after some seconds. Refuses with the reason why it cannot be made.
 */
export async function prepareFile(wanted: Wanted): Promise<Result<Prepared | null>> {
  const row = await settled(await askFor(wanted))
  if (row.state === 'Waiting') return ok(null)
  if (row.state === 'Ready') return ok(row)
  const { code, params } = row.failure!
  return refuse(keptProblemCode(code), { params, status: 409 })
}

/** Notes the wish and sees to it that somebody works on it. */
export async function askFor(wanted: Wanted): Promise<Row> {
  const [row] = await rows<Row>(null, ASK, wanted as never)
  const isThere = row!.state !== 'Ready' || row!.key === null || (await isStored(row!))
  const asked = isThere ? row! : await makeAnew(row!)
  if (asked.state === 'Waiting') {
    await sendJob(null, prepareJob, { id: asked.id }, { singletonKey: String(asked.id) })
  }
  return asked
}

async function settled(asked: Row): Promise<Row> {
  let row = asked
  const until = Date.now() + patience.ms
  while (row.state === 'Waiting' && Date.now() < until) {
    await setTimeout(patience.pauseMs)
    const [now] = await rows<Row>(null, `${COLUMNS} where id = ?`, [row.id])
    row = now ?? row
  }
  return row
}

const isStored = ({ key, bytes }: Row): Promise<boolean> =>
  made()
    .size(key!)
    .then((size) => size === bytes)

/** A file that was lost or cut short in the storage. */
async function makeAnew(row: Row): Promise<Row> {
  await rows(
    null,
    `update subscription_preparations set state = 'Waiting', attempt = 0, lease_until = null
      where id = ? and state = 'Ready' and key = ?`,
    [row.id, row.key]
  )
  return { ...row, state: 'Waiting' }
}

const RETURNED = 'id, state, failure, key, bytes, sha256'

const COLUMNS = `select ${RETURNED} from subscription_preparations`

/** What failed is tried again after a minute; a day comes back as often as it goes to the archive. */
const ASK = `
  insert into subscription_preparations as p (product_id, day, part, version, choice, items)
  values (:productId, :day, :part, :version, :choice, :items)
  on conflict (product_id, day, part, version, choice) do update
     set asked_at = now(),
         attempt = case when p.state = 'Waiting' then p.attempt else 0 end,
         state = case when p.state = 'Ready' and p.choice = ''
                        or p.state = 'Failed' and p.settled_at < now() - interval '1 minute'
                      then 'Waiting' else p.state end
  returning ${RETURNED}`
