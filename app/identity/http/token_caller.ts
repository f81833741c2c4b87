import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { noteTokenUse } from '#identity/actions/tokens/note_token_use'
import { findTokenOwner, type TokenOwner } from '#identity/queries/find_token_owner'
import { failure } from '#shared/http/envelope'
import { takesCall } from '#shared/http/takes_call'

/** Why not: the token is unknown, its owner is locked, or it was used too often in a minute. */
export async function admitTokenCaller(ctx: HttpContext): Promise<boolean> {
  const owner = await findTokenOwner(tokenOf(ctx))
  if (!owner) return refuseToken(ctx)
  if (owner.user.isLocked) return refuse(ctx, 'identity.errors.locked', 403)
  if (!(await isWithinRate(ctx, owner))) return refuse(ctx, 'shared.errors.too_many_requests', 429)
  await noteTokenUse(owner)
  await signIn(ctx, owner)
  return true
}

const tokenOf = ({ request }: HttpContext): string =>
  (request.header('authorization') ?? '').replace(/^bearer\s+/i, '').trim()

/** The session's guard is what every module asks; it answers the token's owner for this call. */
async function signIn({ auth }: HttpContext, { user, kind }: TokenOwner) {
  user.tokenKind = kind
  Object.assign(auth.use('web'), { user, isAuthenticated: true, authenticationAttempted: true })
  await auth.check()
}

const isWithinRate = (ctx: HttpContext, { tokenId }: TokenOwner) =>
  takesCall(ctx, `token:${tokenId}`, identity.tokenCalls)

/** Whoever tries tokens is told to wait, whether the next one would be right or not. */
async function refuseToken(ctx: HttpContext): Promise<false> {
  const key = `wrong_token:${ctx.request.ip()}`
  if (!(await takesCall(ctx, key, identity.wrongTokens))) {
    return refuse(ctx, 'shared.errors.too_many_requests', 429)
  }
  ctx.response.header('www-authenticate', 'Bearer error="invalid_token"')
  return refuse(ctx, 'account.errors.token_invalid', 401)
}

function refuse(ctx: HttpContext, code: string, status: 401 | 403 | 429): false {
  failure(ctx, { code, status })
  return false
}
