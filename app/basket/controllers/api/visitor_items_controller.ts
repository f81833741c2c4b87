import type { HttpContext } from '@adonisjs/core/http'
import type { Quote } from '#catalogue'
import { percentOf } from '#shared/domain/money'
import { success } from '#shared/http/envelope'
import { pendingItems } from '#basket/http/pending_items'
import { visitorBasket } from '#basket/http/visitor_basket'
import { quoteSellable } from '#basket/queries/quote_sellable'
import BasketApiTransformer from '#basket/transformers/basket_api_transformer'
import { visitorVatValidator } from '#basket/validators/wanted_item'

/** The basket of somebody who has not signed in: his browser brings it along and keeps what is left. */
export default class VisitorItemsController {
  /** The shop does not know yet where it delivers: the caller names the VAT that he shows. */
  async destroy(ctx: HttpContext) {
    const { vat: percent = 0 } = await ctx.request.validateUsing(visitorVatValidator)
    await pendingItems.remove(ctx, String(ctx.params.itemId))
    const basket = await visitorBasket(ctx)
    const sellable = withVat((await quoteSellable(basket)) ?? basket.quote, percent)
    const content = { ...basket, sellable }
    return success(ctx, new BasketApiTransformer(content, ctx.locale, false).toObject())
  }
}

function withVat(quote: Quote, percent: number): Quote {
  const cents = percentOf(quote.netCents, percent)
  const vat = { ...quote.vat, percent, cents }
  return { ...quote, vat, grossCents: quote.netCents + cents }
}
