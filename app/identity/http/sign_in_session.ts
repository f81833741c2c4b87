import type { HttpContext } from '@adonisjs/core/http'
import type { ProviderKey } from '#config/identity'
import { SESSION_KEYS } from '#identity/domain/open_session'
import { toSignOutReason, type SignOutReason } from '#identity/domain/sign_out_reason'
import { endSessionUrl } from '#identity/gateways/end_session_url'
import { keepTokens, takeIdToken, type ProviderTokens } from '#identity/gateways/provider_tokens'
import { startClock } from '#identity/http/session_clock'
import { whereaboutsOf } from '#identity/http/whereabouts'
import type User from '#identity/models/user'

const KEY = SESSION_KEYS.signIn
const REASON_COOKIE = 'logoutReason'

/** What the session knows of the sign-in that opened it; the tokens themselves lie beside it. */
export type SignIn = {
  provider: ProviderKey
  tokensId: string
  renewAt: number | null
  /** When the person proved at the provider who they are, in milliseconds since 1970, if it says so. */
  provenAt?: number
}

/** How somebody came in: through which provider, and with what. */
export type Arrival = { provider: ProviderKey; tokens: ProviderTokens; provenAt?: number }

/** Opens the shop's session: new session id, filed under the user, the tokens kept on the server. */
export async function openSession(ctx: HttpContext, user: User, arrival: Arrival) {
  const { provider, tokens, provenAt } = arrival
  await ctx.auth.use('web').login(user)
  const tokensId = await keepTokens(user.id, provider, tokens)
  keepSignIn(ctx, { provider, tokensId, renewAt: tokens.renewAt, provenAt })
  startClock(ctx)
  ctx.session.put(SESSION_KEYS.openedFrom, whereaboutsOf(ctx))
  ctx.response.clearCookie(REASON_COOKIE)
  if (ctx.session.supportsTagging()) await ctx.session.tag(String(user.id))
}

/** The sign-in behind this session; null in sessions that nobody signed in to. */
export const findSignIn = ({ session }: HttpContext): SignIn | null => session.get(KEY, null)

export const keepSignIn = ({ session }: HttpContext, signIn: SignIn) => session.put(KEY, signIn)

/** Answers the address that closes the provider's too. A cookie keeps the reason. */
export async function closeSession(ctx: HttpContext, reason: SignOutReason): Promise<string> {
  const signIn = findSignIn(ctx)
  await ctx.auth.use('web').logout()
  ctx.session.clear()
  ctx.session.regenerate()
  rememberReason(ctx, reason)
  // Choices such as the language stay; pages that were kept go.
  ctx.response.header('clear-site-data', '"cache"')
  const idToken = signIn && (await takeIdToken(signIn.tokensId))
  return idToken ? endSessionUrl(signIn.provider, idToken) : '/logout'
}

/** The same for somebody whom the provider let in and the shop does not. */
export async function leaveProvider(ctx: HttpContext, reason: SignOutReason, arrival?: Arrival) {
  rememberReason(ctx, reason)
  return arrival ? endSessionUrl(arrival.provider, arrival.tokens.idToken) : '/logout'
}

/** Null where there was none. Said until the next sign-in, as each tab asks. */
export function signOutReason({ request }: HttpContext): SignOutReason | null {
  const reason: unknown = request.plainCookie(REASON_COOKIE, { encoded: false })
  return reason ? toSignOutReason(reason) : null
}

const rememberReason = ({ response }: HttpContext, reason: SignOutReason) =>
  response.plainCookie(REASON_COOKIE, reason, { maxAge: '1h', encode: false })
