import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { takeOverProfile } from '#identity/actions/sessions/take_over_profile'
import { profileFrom } from '#identity/domain/sign_in_profile'
import type { SignOutReason } from '#identity/domain/sign_out_reason'
import { replaceTokens, takeRenewalTurn } from '#identity/gateways/provider_tokens'
import { refreshTokens, SignInEnded } from '#identity/gateways/refresh_tokens'
import { findSignIn, keepSignIn, type SignIn } from '#identity/http/sign_in_session'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'

const AGAIN_MS = 60_000

/** Takes over their groups. Why the session ends, or null: also while the provider is away. */
export async function renewSignIn(ctx: HttpContext, user: User): Promise<SignOutReason | null> {
  const signIn = findSignIn(ctx)
  if (!signIn?.renewAt || clock.now().toMillis() < signIn.renewAt) return null
  const turn = await takeRenewalTurn(signIn.tokensId)
  if (turn.kind === 'gone') return 'default'
  if (turn.kind === 'later') return remember(ctx, signIn, turn.renewAt)
  try {
    return await renew(ctx, user, signIn, turn.refreshToken)
  } catch (error) {
    if (error instanceof SignInEnded) return 'default'
    ctx.logger.warn({ err: error, provider: signIn.provider }, 'a sign-in could not be renewed')
    return remember(ctx, signIn, clock.now().toMillis() + AGAIN_MS)
  }
}

async function renew(ctx: HttpContext, user: User, signIn: SignIn, refreshToken: string) {
  const { tokens, claims } = await refreshTokens(signIn.provider, refreshToken)
  if (claims.sub !== user.subject) throw new SignInEnded('The provider vouches for somebody else')
  await replaceTokens(signIn.tokensId, tokens)
  remember(ctx, signIn, tokens.renewAt!)
  const profile = profileFrom(claims, identity.groupsClaim)
  const taken = await takeOverProfile(user, signIn.provider, profile)
  return taken.ok ? null : 'insufficient_roles'
}

function remember(ctx: HttpContext, signIn: SignIn, renewAt: number): null {
  keepSignIn(ctx, { ...signIn, renewAt })
  return null
}
