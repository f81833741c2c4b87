import { buyers } from '#catalogue'
import { buyerOfRequest } from '#basket/http/buyer_of_request'

/** What the basket tells lower modules. */
export default [buyers.by('basket', buyerOfRequest)]
