import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { noteOutcome } from '#shared/http/outcome'
import type { AssignedType } from '#subscriptions/actions/assign/assign_types'
import { outcomeText } from '#subscriptions/http/assigned_outcome'

export const SALES_PAGE = '/admin/sales-registration'
export const TRIAL_GIVEN = 'sales_trial_given'

export function answerTrial(ctx: HttpContext, given: { userId: number; types: AssignedType[] }) {
  noteOutcome(ctx, TRIAL_GIVEN, outcomeText(given))
  flashToast(ctx, 'success', 'entitlements.toasts.assigned')
  return ctx.response.redirect(`${SALES_PAGE}/success`)
}
