import { pageToken } from '~/components/identity/page_token'
import { fetchData } from '~/components/shell/failures/fetch_data'
import type { BulkOutcome } from './types'

type Sent = { isRehearsal: boolean; reason?: string; confirmation?: string } & (
  | { keys: readonly number[] }
  /** What the answer names by its place. */
  | { things: readonly object[] }
)

/** Rehearses something with rows, or does it. Failures are told by themselves. */
export async function sendBulk(path: string, sent: Sent): Promise<BulkOutcome | null> {
  const answer = fetchData<{ data: BulkOutcome }>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': pageToken() },
    body: JSON.stringify(sent),
  })
  return answer.then(
    ({ data }) => data,
    () => null
  )
}
