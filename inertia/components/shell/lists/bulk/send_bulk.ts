import { pageToken } from '~/components/identity/page_token'
import { fetchData } from '~/components/shell/failures/fetch_data'
import type { RequestFailure } from '~/components/shell/failures/request_failure'
import type { BulkOutcome, BulkValues } from './types'

type Sent = {
  values?: BulkValues
  isRehearsal: boolean
  reason?: string
  confirmation?: string
} & (
  | { keys: readonly number[] }
  /** What the answer names by its place. */
  | { things: readonly object[] }
)

/** Rehearses something with rows, or does it. Failures are told by themselves. */
export async function sendBulk(path: string, sent: Sent): Promise<BulkOutcome | null> {
  return post(path, sent).catch(() => null)
}

/** The same of what was asked besides the rows: what the server refuses of it, by its field. */
export async function rehearseBulk(
  path: string,
  sent: Sent
): Promise<BulkOutcome | BulkWrong | null> {
  return post(path, sent, true).catch((failure: unknown) => {
    const { errors } = failure as RequestFailure
    const wrong = errors.flatMap(({ field, message }) => (field ? [[field, message]] : []))
    return wrong.length > 0 ? { errors: Object.fromEntries(wrong) as BulkValues } : null
  })
}

export type BulkWrong = { errors: BulkValues }

async function post(path: string, { values, ...sent }: Sent, showsRefusals = false) {
  const { data } = await fetchData<{ data: BulkOutcome }>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': pageToken() },
    body: JSON.stringify({ ...values, ...sent }),
    showsRefusals,
  })
  return data
}
