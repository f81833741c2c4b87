import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { receiveTrialRequest } from '#catalogue/http/trial_intake'

export default class TrialRequestsController {
  async store(ctx: HttpContext) {
    const result = await receiveTrialRequest(ctx)
    return result.ok ? success(ctx, null, 201) : answerRefusal(ctx, result.refusal)
  }
}
