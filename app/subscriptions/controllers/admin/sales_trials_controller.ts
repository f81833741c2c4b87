import type { HttpContext } from '@adonisjs/core/http'
import { twinsTold } from '#identity'
import { listCountries } from '#shared/countries'
import { actorIn } from '#shared/http/actor_in'
import { outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'
import { assignTypes } from '#subscriptions/actions/assign/assign_types'
import { whyNotGiven } from '#subscriptions/domain/assignable'
import { SALES_TRIAL_DAYS } from '#subscriptions/domain/sales_trial'
import { assignedOutcome } from '#subscriptions/http/assigned_outcome'
import { chosenBriefly } from '#subscriptions/http/chosen_person'
import { answerTrial, SALES_PAGE, TRIAL_GIVEN } from '#subscriptions/http/answer_trial'
import { readTrialWish } from '#subscriptions/http/trial_wish'
import { assignableTypes } from '#subscriptions/queries/assignable_types'
import { trialValidator } from '#subscriptions/validators/assignment'

/** Sales give trials: to somebody who has an account, or whom they register with it. */
export default class SalesTrialsController {
  async create(ctx: HttpContext) {
    const person = await chosenBriefly(ctx)
    const types = await assignableTypes(person?.id ?? null)
    return ctx.inertia.render('subscriptions/admin/sales_registration', {
      isExisting: ctx.request.qs().mode === 'existing',
      person,
      types: types.filter((type) => whyNotGiven(type, 'sales') === null),
      days: SALES_TRIAL_DAYS,
      countries: (await listCountries()).filter(({ customerVisible }) => customerVisible),
      twins: twinsTold(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const {
      userId,
      subscriptions: names = [],
      reason,
      ...days
    } = await ctx.request.validateUsing(trialValidator)
    if (!userId) {
      const code = 'subscriptions.assignments.errors.nobody'
      return answerRefusal(ctx, { code, field: 'userId' })
    }
    const wish = readTrialWish(days)
    if (!wish.ok) return answerRefusal(ctx, wish.refusal)
    const given = await assignTypes({
      ...{ userId, names, terms: wish.value, by: actorIn(ctx) },
      ...{ giver: 'sales', isTold: true, reason },
    })
    if (!given.ok) return answerRefusal(ctx, given.refusal)
    return answerTrial(ctx, { userId, types: given.value })
  }

  async success(ctx: HttpContext) {
    const outcome = await assignedOutcome(outcomeOf(ctx, TRIAL_GIVEN))
    if (!outcome) return ctx.response.redirect(SALES_PAGE)
    return ctx.inertia.render('subscriptions/admin/sales_registered', outcome)
  }
}
