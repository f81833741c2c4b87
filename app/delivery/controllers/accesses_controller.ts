import type { HttpContext } from '@adonisjs/core/http'
import { orderOfRequest } from '#delivery/http/order_of_request'
import { accessTable, listAccesses } from '#delivery/queries/list_accesses'
import AccessTransformer from '#delivery/transformers/access_transformer'
import { answerRefusal } from '#shared/http/refusals'

/** The download ledger of an order, for its customer and for staff. */
export default class AccessesController {
  async index(ctx: HttpContext) {
    const found = await orderOfRequest(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const { label, reference, path, userId } = found.value
    const table = accessTable.read(ctx.request.qs())
    const { content, ...paging } = await listAccesses(reference, table)
    const isOwner = ctx.auth.use('web').getUserOrFail().id === userId
    return ctx.inertia.render('delivery/ledger', {
      order: { label, path: isOwner ? path : `/admin/manage-orders/${label}`, isOwner },
      lines: AccessTransformer.transform(content),
      paging,
      table,
    })
  }
}
