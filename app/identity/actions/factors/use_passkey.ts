import { readSignature } from '#identity/gateways/passkeys'
import { findPasskey, type StoredPasskey } from '#identity/queries/factors/find_passkey'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

type Answer = { id: string }

/**
 * The passkey that signed a challenge of the shop, or null. A counter that does not grow means that
 * somebody copied the key; keys that are kept in several places do not count.
 */
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
