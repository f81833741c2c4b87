import type { HttpContext } from '@adonisjs/core/http'
import { endOtherSessionsOf } from '#identity/actions/sessions/end_other_sessions'
import { endProviderSessionsOf } from '#identity/gateways/embedded_provider/end_sessions'
import { findSignIn } from '#identity/http/sign_in_session'
import { callerOf } from '#shared/http/caller'

/** Also at the shop's provider, which would let others in unasked. The session gets a new id. */
export async function stayHereOnly(ctx: HttpContext): Promise<void> {
  const { session } = ctx
  const { id, subject } = callerOf(ctx)
  const tokensId = findSignIn(ctx)?.tokensId ?? null
  await endOtherSessionsOf(id, { sessionId: session.sessionId, tokensId })
  await endProviderSessionsOf(null, subject)
  session.regenerate()
  if (session.supportsTagging()) await session.tag(String(id))
}
