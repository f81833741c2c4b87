import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { sayEffect } from '#subscriptions/http/effect_in_words'
import { readRangeWish } from '#subscriptions/http/range_wish'
import { readTrialWish } from '#subscriptions/http/trial_wish'
import { coverageOfTypes } from '#subscriptions/queries/coverage_of_held'
import { effectsOfGiving } from '#subscriptions/queries/effects_of_giving'
import { coverageValidator, effectsValidator } from '#subscriptions/validators/range_preview'

/** Beside a form that gives days: those that there are, and what it would give. Nothing is written. */
export default class RangePreviewsController {
  async coverage(ctx: HttpContext) {
    const { types } = await coverageValidator.validate(ctx.request.qs())
    return success(ctx, await coverageOfTypes(numbersIn(types)))
  }

  async effects(ctx: HttpContext) {
    const { types, people, salesTrial, ...sent } = await effectsValidator.validate(ctx.request.qs())
    const wish = salesTrial ? readTrialWish(sent) : readRangeWish(sent)
    if (!wish.ok) return failure(ctx, wish.refusal)
    const [typeIds, userIds] = [numbersIn(types), numbersIn(people)]
    const { told, more } = await effectsOfGiving({ typeIds, userIds, terms: wish.value })
    const lines = told.map((one) => ({
      name: userIds.length > 0 && typeIds.length === 1 ? (one.person ?? one.type) : one.type,
      text: sayEffect(one, ctx.locale),
    }))
    return success(ctx, { lines, more })
  }
}

const numbersIn = (listed: string | undefined) => listed?.split(',').map(Number) ?? []
