import type { HttpContext } from '@adonisjs/core/http'
import { deliveryOfRequest } from '#delivery/http/delivery_of_request'
import { accessList } from '#delivery/lists/access_list'
import AccessTransformer from '#delivery/transformers/access_transformer'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'
import { showList } from '#shared/lists'

export default class AccessesController {
  async index(ctx: HttpContext) {
    const found = await deliveryOfRequest(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const { reference, words, userId } = found.value
    const { content, shown } = await showList(ctx, accessList, reference)
    const { of, ofThis, crumbs } = words(ctx.locale)
    const role = callerOf(ctx).id === userId ? 'customer' : 'staff'
    return ctx.inertia.render('delivery/ledger', {
      delivery: { of, ofThis, crumbs: crumbs[role] },
      lines: AccessTransformer.transform(content),
      ...shown,
    })
  }
}
