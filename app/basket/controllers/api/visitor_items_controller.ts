import type { HttpContext } from '@adonisjs/core/http'
import { percentOf } from '#shared/domain/money'
import { success } from '#shared/http/envelope'
import { pendingItems } from '#basket/http/pending_items'
import { visitorBasket } from '#basket/http/visitor_basket'
import BasketApiTransformer from '#basket/transformers/basket_api_transformer'
import { visitorVatValidator } from '#basket/validators/wanted_item'

/** The basket of somebody who has not signed in: his browser brings it along and keeps what is left. */
export default class VisitorItemsController {
  /** The shop does not know yet where it delivers: the caller names the VAT that he shows. */
  async destroy(ctx: HttpContext) {
    const { vat: percent = 0 } = await ctx.request.validateUsing(visitorVatValidator)
    pendingItems.remove(ctx, String(ctx.params.itemId))
    const basket = await visitorBasket(ctx)
    const cents = percentOf(basket.quote.netCents, percent)
    const quote = {
      ...basket.quote,
      vat: { ...basket.quote.vat, percent, cents },
      grossCents: basket.quote.netCents + cents,
    }
    return success(
      ctx,
      new BasketApiTransformer({ ...basket, quote }, ctx.locale, false).toObject()
    )
  }
}
