import { refuseAddresses, type AddressFacts } from '#basket'
import type { Refusal } from '#shared/domain/result'
import { termsToday } from '#shared/terms_today'
import type { Wish } from '#orders/actions/checkout/read_wish'
import { refuseDeclaration } from '#orders/domain/checkout_rules'

type Said = Pick<Wish, 'checkout' | 'methods'> & { addresses: AddressFacts }

/** What speaks against who orders and what they declare, whatever lies in the basket. */
export const refuseSaid = ({ checkout, methods, addresses }: Said): Refusal | null =>
  refuseAddresses(addresses) ?? refuseDeclaration(checkout, methods, termsToday().version)
