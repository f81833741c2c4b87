import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { endingList } from '#subscriptions/lists/ending_list'
import EndingTransformer from '#subscriptions/transformers/ending_transformer'

export default class EndingsController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, endingList)
    return ctx.inertia.render('subscriptions/admin/ending', {
      endings: EndingTransformer.transform(content),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, endingList)
  }
}
