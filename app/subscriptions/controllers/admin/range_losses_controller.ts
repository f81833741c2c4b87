import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { readRangeWish } from '#subscriptions/http/range_wish'
import { whichIn } from '#subscriptions/http/which_held'
import { lossesOf } from '#subscriptions/queries/losses_of'
import { rangeValidator } from '#subscriptions/validators/date_range'

/** What a person would lose by a change of a range, before it is saved: nothing is written. */
export default class RangeLossesController {
  async show(ctx: HttpContext) {
    const { without, ...sent } = ctx.request.qs()
    if (without !== undefined) return success(ctx, await lossesOf(whichIn(ctx), null))
    const wish = readRangeWish(await rangeValidator.validate(sent))
    return wish.ok
      ? success(ctx, await lossesOf(whichIn(ctx), wish.value))
      : failure(ctx, wish.refusal)
  }
}
