import { buyers } from '#catalogue'
import { quoteBuyerOf } from '#basket/queries/quote_buyer_of'

export default [buyers.by('basket', quoteBuyerOf)]
