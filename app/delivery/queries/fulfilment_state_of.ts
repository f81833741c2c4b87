import { rows, type SqlClient } from '#shared/database'
import type { Progress } from '#delivery/queries/progress_of'
import type { Reference } from '#delivery/domain/reference'

/**
 * How the work under a reference stands; null before it was started. Whoever asks inside a
 * transaction asks on its connection: a second one may never come free.
 */
export async function fulfilmentStateOf(
  reference: Reference,
  client: SqlClient
): Promise<Progress['state'] | null> {
  const [found] = await rows<{ state: Progress['state'] }>(
    client,
    'select state from fulfilments where owner_kind = ? and owner_key = ?',
    [reference.kind, reference.key]
  )
  return found?.state ?? null
}
