import type { HttpContext } from '@adonisjs/core/http'
import { apiList } from '#shared/http/api_list'
import { orderOfRequest } from '#delivery/http/order_of_request'
import { accessTable, listAccesses } from '#delivery/queries/list_accesses'
import AccessTransformer from '#delivery/transformers/access_transformer'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

/** The download ledger of an order over the HTTP API. */
export default class AccessesController {
  async index(ctx: HttpContext) {
    const found = await orderOfRequest(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const asked = accessTable.read(apiList(ctx))
    const { content, totalCount } = await listAccesses(found.value.reference, asked)
    const lines = content.map((line) => new AccessTransformer(line).toObject())
    return success(ctx, { content: lines, totalCount })
  }
}
