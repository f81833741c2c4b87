import type { HttpContext } from '@adonisjs/core/http'
import limits from '#config/api_limits'
import { ok, refuse, type Result } from '#shared/domain/result'
import { readTypedDay } from '#shared/domain/typed_day'
import { sendWithin } from '#shared/http/sending_allowance'
import { applicantOf } from '#catalogue/http/applicant_of'
import { LOCKED } from '#catalogue/ports/applicant'
import { requestTrial } from '#catalogue/actions/request_trial'
import { trialRequestValidator } from '#catalogue/validators/trial_request'
import { callerOrNobody } from '#shared/http/caller'
import { isFromProgram } from '#shared/http/honeypot'

export async function receiveTrialRequest(ctx: HttpContext): Promise<Result<null>> {
  if (isFromProgram(ctx)) return ok(null)
  const data = await bodyOfApplicant(ctx)
  const typed = await ctx.request.validateUsing(trialRequestValidator, { data })
  const form = { ...typed, effectiveDate: readTypedDay(typed.effectiveDate)! }
  const userId = userIdOf(ctx)
  const person = { userId, email: form.companyEmail }
  return sendWithin<null>(
    { ctx, name: 'trial_requests', person, allowance: limits.taken.trials },
    () => requestTrial({ form, userId, locale: ctx.locale }),
    (retryAfter) => refuse('trials.errors.too_many', { status: 429, retryAfter })
  )
}

/** The request's body, with what the account says in place of what was sent. */
async function bodyOfApplicant(ctx: HttpContext): Promise<Record<string, unknown>> {
  const known = await applicantOf(ctx)
  const locked = LOCKED.flatMap((field) => (known?.[field] ? [[field, known[field]]] : []))
  return { ...ctx.request.body(), ...Object.fromEntries(locked) }
}

/** The owner of the token or the session; the latter is known without having been asked for. */
const userIdOf = (ctx: HttpContext) => callerOrNobody(ctx)?.id ?? null
