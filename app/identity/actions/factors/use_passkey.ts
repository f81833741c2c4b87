import { readSignature } from '#identity/gateways/passkeys'
import { findPasskey, type StoredPasskey } from '#identity/queries/factors/find_passkey'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

type Answer = { id: string }

/** Null where it did not sign. A counter that does not grow means a copy; synced keys have none. */
export async function usePasskey(
  answer: Answer,
  challenge: string,
  subject: string | null
): Promise<StoredPasskey | null> {
  const passkey = await findPasskey(answer.id)
  if (!passkey || (subject !== null && passkey.subject !== subject)) return null
  const counter = await readSignature(answer, challenge, passkey)
  if (counter === null) return null
  const used = await rows(
    null,
    `update passkeys set counter = ?, last_used_at = ?
      where id = ? and (counter < ? or (counter = 0 and ? = 0)) returning id`,
    [counter, clock.now().toJSDate(), passkey.id, counter, counter]
  )
  return used.length === 1 ? passkey : null
}
