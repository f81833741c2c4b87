import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { readRangeWish } from '#subscriptions/http/range_wish'
import { whichIn } from '#subscriptions/http/which_held'
import { lossesOf } from '#subscriptions/queries/losses_of'
import { rangeValidator } from '#subscriptions/validators/date_range'

/** What a person would lose and gain by a change of a range, or by a new one: nothing is written. */
export default class RangeLossesController {
  async show(ctx: HttpContext) {
    const { without, ...sent } = ctx.request.qs()
    const which = { ...whichIn(ctx), ...(!ctx.params.range && { rangeId: null }) }
    if (without !== undefined) return success(ctx, await lossesOf(which, null))
    const wish = readRangeWish(await rangeValidator.validate(sent))
    return wish.ok ? success(ctx, await lossesOf(which, wish.value)) : failure(ctx, wish.refusal)
  }
}
