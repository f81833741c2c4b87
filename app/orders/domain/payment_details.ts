import type { Cents } from '#shared/domain/money'
import type { ShopAccount } from '#orders/domain/payment/shop_account'
import { epcSquares } from '#orders/domain/payment/epc_code'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'

/** Where to transfer how much under which reference, as text and as a picture for banking apps. */
export function paymentDetails(orderNumber: number, amountCents: Cents, account: ShopAccount) {
  const code = epcSquares(orderNumber, amountCents, account)
  return { ...transferAccount(orderNumber, account), amountCents, code }
}

/** The account, and the reference by which the payment of an order is recognised. */
export function transferAccount(orderNumber: number, { holder, iban, bic, bank }: ShopAccount) {
  return {
    holder,
    iban: inGroupsOfFour(iban.replaceAll(' ', '')),
    bic,
    bank,
    reference: inGroupsOfFour(creditorReference(orderNumber)),
  }
}
