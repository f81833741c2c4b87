import { rows } from '#shared/database'
import { rotateSigningKey } from '#delivery/gateways/signing_keys'

/** How long one key signs before the next one takes over. */
const KEY_DAYS = 365

/** Gives the shop its next signing key when the current one has served its year. */
export async function rotateOldKey(): Promise<void> {
  const old = await rows(
    null,
    `select id from delivery_keys
      where retired_at is null and created_at < now() - make_interval(days => ?)`,
    [KEY_DAYS]
  )
  if (old.length > 0) await rotateSigningKey()
}
