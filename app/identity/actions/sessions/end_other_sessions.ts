import app from '@adonisjs/core/services/app'
import { SessionCollection } from '@adonisjs/session'
import { rows } from '#shared/database'

type Here = { sessionId: string; tokensId: string | null }

export async function endOtherSessionsOf(userId: number, here: Here): Promise<void> {
  const sessions = await app.container.make(SessionCollection)
  for (const { id } of await sessions.tagged(String(userId))) {
    if (id !== here.sessionId) await sessions.destroy(id)
  }
  await rows(
    null,
    'delete from provider_tokens where user_id = ? and (?::text is null or id::text <> ?::text)',
    [userId, here.tokensId, here.tokensId]
  )
}
