import { rows, type SqlClient } from '#shared/database'
import type { Progress } from '#delivery/queries/progress_of'
import type { Reference } from '#delivery/domain/reference'

/** Null before the start. In a transaction on its connection: a second may never come free. */
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
