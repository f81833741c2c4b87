import shop from '#config/shop'
import type { Cents } from '#shared/domain/money'
import { epcSquares } from '#orders/domain/payment/epc_code'
import { creditorReference, inGroupsOfFour } from '#orders/domain/creditor_reference'

/** Where to transfer how much, and under which reference the payment is recognised. */
export function paymentDetails(orderNumber: number, amountCents: Cents) {
  const { holder, iban, bic, bank } = shop.bankAccount
  return {
    holder,
    iban: inGroupsOfFour(iban.replaceAll(' ', '')),
    bic,
    bank,
    reference: inGroupsOfFour(creditorReference(orderNumber)),
    amountCents,
    /** The same as a picture for banking apps. */
    code: epcSquares(orderNumber, amountCents),
  }
}
