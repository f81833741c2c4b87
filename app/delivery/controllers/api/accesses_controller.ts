import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { deliveryOfRequest } from '#delivery/http/delivery_of_request'
import { accessList, type Access } from '#delivery/lists/access_list'
import AccessTransformer from '#delivery/transformers/access_transformer'
import { answerRefusal } from '#shared/http/refusals'

export default class AccessesController {
  async index(ctx: HttpContext) {
    const found = await deliveryOfRequest(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const toWire = (line: Access) => new AccessTransformer(line).toObject()
    return answerList(ctx, accessList, toWire, found.value.reference)
  }
}
