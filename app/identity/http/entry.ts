import type { HttpContext } from '@adonisjs/core/http'
import type User from '#identity/models/user'
import { callerOrNobody } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'
import { ownAddress } from '#shared/http/own_address'
import { wantsJson } from '#shared/http/wants_json'

/** The person who may enter, or null after the request was answered (sign in, agree first). */
export function admit(ctx: HttpContext): User | null {
  const user = callerOrNobody(ctx)
  const step = user && openStepOf(user)
  if (user && !step) return user
  if (wantsJson(ctx)) refuseJson(ctx, step)
  else if (!user && isFormOfPage(ctx)) ctx.response.unauthorized({})
  else sendAway(ctx, step ?? '/sign-in-or-register')
  return null
}

const STEP_CODES = {
  '/save-user-details': 'identity.errors.details_missing',
  '/accept-privacy-notice': 'identity.errors.privacy_notice_open',
} as const

type Step = keyof typeof STEP_CODES

/** What a signed-in person has to do before any page of the account opens; null if nothing. */
export function openStepOf(user: User): Step | null {
  if (!user.hasSavedDetails) return '/save-user-details'
  return user.hasAgreedToPrivacyNotice ? null : '/accept-privacy-notice'
}

/** Where somebody lands who asked for no page: staff at their desk, which is open to all of their roles. */
export const landingOf = ({ isStaff }: Pick<User, 'isStaff'>): string =>
  isStaff ? '/admin/today' : '/'

const refuseJson = (ctx: HttpContext, step?: Step | null) =>
  step
    ? failure(ctx, { code: STEP_CODES[step], status: 403 })
    : failure(ctx, { code: 'identity.errors.not_signed_in', status: 401 })

/** Sent away, the page would take with it what was typed: it says itself that nobody is signed in. */
const isFormOfPage = ({ request }: HttpContext) =>
  request.header('x-once-more') !== undefined && request.method() !== 'GET'

/** Remembers a page that a person asked for, who gets there in the end: a page that looks for news by itself asks for none. */
function sendAway(ctx: HttpContext, path: string) {
  const isVisit = ctx.request.method() === 'GET' && !ctx.inertia.requestInfo().isPartialRequest
  if (isVisit) ctx.session.setIntendedUrl(ownAddress(ctx))
  ctx.response.redirect(path)
}
