import app from '@adonisjs/core/services/app'
import { SessionCollection } from '@adonisjs/session'
import { dropTokensOf, takeIdToken } from '#identity/gateways/provider_tokens'

export async function endSessionsOf(userId: number): Promise<void> {
  const sessions = await app.container.make(SessionCollection)
  for (const { id } of await sessions.tagged(String(userId))) await sessions.destroy(id)
  await dropTokensOf(userId)
}

export async function endSession(session: { id: string; tokensId: string | null }): Promise<void> {
  const sessions = await app.container.make(SessionCollection)
  await sessions.destroy(session.id)
  if (session.tokensId) await takeIdToken(session.tokensId)
}
