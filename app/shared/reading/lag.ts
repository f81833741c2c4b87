import { lagOf } from '#shared/reading/choice'
import { askFollowed } from '#shared/reading/followed'
import { headNow } from '#shared/reading/positions'

/** Seconds that the replica is behind; Infinity where it does not know. @throws where it does not answer */
export async function replicaLag(): Promise<number> {
  const [head, followed] = await Promise.all([headNow(), askFollowed()])
  return lagOf(followed, { head })
}
