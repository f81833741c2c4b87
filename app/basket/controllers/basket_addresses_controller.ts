import type { HttpContext } from '@adonisjs/core/http'
import { actorOf, saveAddress } from '#identity'
import { findCountry, listCountries } from '#shared/countries'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { adoptPendingItems } from '#basket/http/adopt_pending_items'
import { refusedOrderOf } from '#basket/http/refused_order'
import { getBasket } from '#basket/queries/get_basket'
import { addressFactsOf } from '#basket/queries/get_buyer'
import { quoteSellable } from '#basket/queries/quote_sellable'
import BasketTransformer from '#basket/transformers/basket_transformer'
import BuyerTransformer from '#basket/transformers/buyer_transformer'
import { addressValidator } from '#basket/validators/address'
import { callerOf } from '#shared/http/caller'

export default class BasketAddressesController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    await adoptPendingItems(ctx, user.id)
    const basket = await getBasket(user.id)
    if (basket.items.length === 0) return ctx.response.redirect('/basket/1')

    return ctx.inertia.render('basket/address', {
      contents: BasketTransformer.transform({
        ...basket,
        sellable: await quoteSellable(basket),
      }),
      buyer: BuyerTransformer.transform({
        buyer: basket.buyer,
        facts: await addressFactsOf(basket.buyer),
      }),
      refused: refusedOrderOf(ctx),
      countries: (await listCountries()).filter(({ customerVisible }) => customerVisible),
    })
  }

  async update(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { alsoDelivery, ...address } = await ctx.request.validateUsing(addressValidator)
    const country = await findCountry(address.country)
    if (!country?.customerVisible) {
      return answerRefusal(ctx, { code: 'basket.errors.country_unknown', field: 'country' })
    }

    const kinds = alsoDelivery ? (['billing', 'delivery'] as const) : [ctx.params.kind]
    for (const kind of kinds) {
      await saveAddress({ userId: user.id, kind, address, actor: actorOf(user) })
    }
    flashToast(ctx, 'success', 'basket.items.toasts.address_saved')
    return ctx.response.redirect('/basket/2')
  }
}
