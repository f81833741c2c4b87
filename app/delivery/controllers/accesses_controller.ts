import type { HttpContext } from '@adonisjs/core/http'
import { orderOfRequest } from '#delivery/http/order_of_request'
import { accessList } from '#delivery/lists/access_list'
import AccessTransformer from '#delivery/transformers/access_transformer'
import { answerRefusal } from '#shared/http/refusals'
import { showList } from '#shared/lists'

/** The download ledger of an order, for its customer and for staff. */
export default class AccessesController {
  async index(ctx: HttpContext) {
    const found = await orderOfRequest(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const { label, reference, path, userId } = found.value
    const { content, shown } = await showList(ctx, accessList, reference)
    const isOwner = ctx.auth.use('web').getUserOrFail().id === userId
    return ctx.inertia.render('delivery/ledger', {
      order: { label, path: isOwner ? path : `/admin/manage-orders/${label}`, isOwner },
      lines: AccessTransformer.transform(content),
      ...shown,
    })
  }
}
