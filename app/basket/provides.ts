import { buyers, openBaskets, touchedByProduct } from '#catalogue'
import { touchedBaskets } from '#basket/gateways/touched_baskets'
import { openBasketsOf } from '#basket/queries/open_baskets'
import { quoteBuyerOf } from '#basket/queries/quote_buyer_of'

export default [
  buyers.by('basket', quoteBuyerOf),
  openBaskets.by('basket', openBasketsOf),
  touchedByProduct.by('basket', touchedBaskets),
]
