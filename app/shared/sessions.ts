import { MessageBuilder } from '@adonisjs/core/helpers'
import type { SessionData } from '@adonisjs/session/types'
import { rows } from '#shared/database'

type Session = { id: string; values: SessionData; expiresAt: Date }

/** Writes a session that is there. Somebody may have ended it since it was read: then it stays ended. */
export async function rewriteSession({ id, values, expiresAt }: Session): Promise<void> {
  const data = new MessageBuilder().build(values, undefined, id)
  await rows(null, 'update sessions set data = ?, expires_at = ? where id = ?', [
    data,
    expiresAt,
    id,
  ])
}
