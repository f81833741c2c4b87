import { buyers } from '#catalogue'
import { quoteBuyerOf } from '#basket/queries/quote_buyer_of'

/** What the basket tells lower modules. */
export default [buyers.by('basket', quoteBuyerOf)]
