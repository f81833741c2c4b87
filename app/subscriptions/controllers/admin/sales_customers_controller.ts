import type { HttpContext } from '@adonisjs/core/http'
import { detailsFrom, formMessages, refusalOfBehalf } from '#identity'
import { actorIn } from '#shared/http/actor_in'
import { answerRefusal } from '#shared/http/refusals'
import { registerWithTrial } from '#subscriptions/actions/assign/register_with_trial'
import { answerTrial } from '#subscriptions/http/answer_trial'
import { readTrialWish } from '#subscriptions/http/trial_wish'
import { customerTrialValidator } from '#subscriptions/validators/assignment'

export default class SalesCustomersController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(customerTrialValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    const wish = readTrialWish(form)
    const refusal = wish.ok ? await refusalOfBehalf(ctx, form) : wish.refusal
    if (!wish.ok || refusal) return answerRefusal(ctx, refusal!)
    const heard = { how: null, other: null }
    const registered = await registerWithTrial({
      customer: {
        registration: { ...detailsFrom(form), email: form.email, heard },
        ...{ locale: form.locale, onBehalf: actorIn(ctx), isLegalEntity: true },
      },
      names: form.subscriptions ?? [],
      ...{ terms: wish.value, reason: form.reason },
    })
    if (!registered.ok) return answerRefusal(ctx, registered.refusal)
    return answerTrial(ctx, registered.value)
  }
}
