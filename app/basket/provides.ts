import { buyers, openBaskets } from '#catalogue'
import { openBasketsOf } from '#basket/queries/open_baskets'
import { quoteBuyerOf } from '#basket/queries/quote_buyer_of'

export default [buyers.by('basket', quoteBuyerOf), openBaskets.by('basket', openBasketsOf)]
