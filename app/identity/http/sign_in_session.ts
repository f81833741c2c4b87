import type { HttpContext } from '@adonisjs/core/http'
import type { ProviderKey } from '#config/identity'
import type { SignOutReason } from '#identity/domain/sign_out_reason'
import { endSessionUrl } from '#identity/gateways/end_session_url'
import type User from '#identity/models/user'

const KEY = 'sign_in'
const REASON_COOKIE = 'logoutReason'

type SignIn = { provider: ProviderKey; idToken: string }

/** Opens the shop's session: new session id, filed under the user, the ID token kept on the server. */
export async function openSession(ctx: HttpContext, user: User, signIn: SignIn) {
  await ctx.auth.use('web').login(user)
  ctx.session.put(KEY, signIn)
  if (ctx.session.supportsTagging()) await ctx.session.tag(String(user.id))
}

/**
 * Closes the shop's session and answers the address that closes the provider's one too. The reason
 * survives in a cookie, as the session does not.
 */
export async function closeSession(ctx: HttpContext, reason: SignOutReason): Promise<string> {
  const signIn: SignIn | undefined = ctx.session.get(KEY)
  await ctx.auth.use('web').logout()
  ctx.session.clear()
  ctx.session.regenerate()
  return leaveProvider(ctx, reason, signIn)
}

/** The same for somebody whom the provider let in and the shop does not. */
export async function leaveProvider(ctx: HttpContext, reason: SignOutReason, signIn?: SignIn) {
  if (reason !== 'default') {
    ctx.response.plainCookie(REASON_COOKIE, reason, { maxAge: '10m', encode: false })
  }
  return signIn ? endSessionUrl(signIn.provider, signIn.idToken) : '/logout'
}

/** Reads why the person was signed out, once. */
export function pullSignOutReason({ request, response }: HttpContext): unknown {
  const reason = request.plainCookie(REASON_COOKIE, { encoded: false })
  if (reason) response.clearCookie(REASON_COOKIE)
  return reason
}
