import type { HttpContext } from '@adonisjs/core/http'
import type User from '#identity/models/user'
import { failure } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'

/** The person who may enter, or null after the request was answered (sign in, agree first). */
export function admit(ctx: HttpContext): User | null {
  const user = ctx.auth.use('web').user
  if (user?.hasAgreedToPrivacyNotice) return user
  if (wantsJson(ctx)) refuseJson(ctx, user)
  else sendAway(ctx, user ? '/accept-privacy-notice' : '/sign-in-or-register')
  return null
}

const refuseJson = (ctx: HttpContext, user?: User) =>
  user
    ? failure(ctx, { code: 'identity.errors.privacy_notice_open', status: 403 })
    : failure(ctx, { code: 'identity.errors.not_signed_in', status: 401 })

/** Remembers a page that was asked for, so that the person gets there in the end. */
function sendAway({ request, response, session }: HttpContext, path: string) {
  if (request.method() === 'GET') session.setIntendedUrl(request.url(true))
  response.redirect(path)
}
