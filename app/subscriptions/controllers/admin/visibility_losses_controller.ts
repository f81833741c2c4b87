import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { readVisibility } from '#subscriptions/http/range_wish'
import { whichIn } from '#subscriptions/http/which_held'
import { lossesOfVisibility } from '#subscriptions/queries/losses_of_visibility'
import { visibilityValidator } from '#subscriptions/validators/date_range'

/** What a person would lose and gain by other days on which a subscription may be seen: nothing is written. */
export default class VisibilityLossesController {
  async show(ctx: HttpContext) {
    const visible = readVisibility(await visibilityValidator.validate(ctx.request.qs()))
    if (!visible.ok) return failure(ctx, visible.refusal)
    return success(ctx, await lossesOfVisibility(whichIn(ctx), visible.value))
  }
}
