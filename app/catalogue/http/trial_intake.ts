import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { ok, refuse, type Result } from '#shared/domain/result'
import { readTypedDay } from '#shared/domain/typed_day'
import { requestTrial } from '#catalogue/actions/request_trial'
import { trialRequestValidator } from '#catalogue/validators/trial_request'

const ALLOWANCE = { requests: 20, duration: '1 hour' }

/**
 * Receives a request for a trial or for sample data. A program that filled the field no person sees
 * is answered as if all went well.
 */
export async function receiveTrialRequest(ctx: HttpContext): Promise<Result<null>> {
  if (ctx.request.input('website')) return ok(null)
  const typed = await ctx.request.validateUsing(trialRequestValidator)
  const form = { ...typed, effectiveDate: readTypedDay(typed.effectiveDate)! }
  const userId = applicantOf(ctx)
  const caller = userId ? `user:${userId}` : `ip:${ctx.request.ip()}`
  const answer = await limiter
    .use(ALLOWANCE)
    .attempt(`trial_requests:${caller}`, () => requestTrial({ form, userId, locale: ctx.locale }))
  return answer ?? refuse('trials.errors.too_many', { status: 429 })
}

/** The owner of the token or the session; the latter is known without having been asked for. */
const applicantOf = ({ auth }: HttpContext) => auth.user?.id ?? auth.use('web').user?.id ?? null
