import app from '@adonisjs/core/services/app'
import { SessionCollection } from '@adonisjs/session'
import { dropTokensOf } from '#identity/gateways/provider_tokens'

/** Signs a user out on every device. */
export async function endSessionsOf(userId: number): Promise<void> {
  const sessions = await app.container.make(SessionCollection)
  for (const { id } of await sessions.tagged(String(userId))) await sessions.destroy(id)
  await dropTokensOf(userId)
}
