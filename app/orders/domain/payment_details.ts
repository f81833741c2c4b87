import type { Cents } from '#shared/domain/money'
import type { ShopAccount } from '#orders/domain/payment/shop_account'
import { epcSquares } from '#orders/domain/payment/epc_code'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'

export function paymentDetails(orderNumber: number, amountCents: Cents, account: ShopAccount) {
  const code = epcSquares(orderNumber, amountCents, account)
  return { ...transferAccount(orderNumber, account), amountCents, code }
}

export function transferAccount(orderNumber: number, { holder, iban, bic, bank }: ShopAccount) {
  return {
    holder,
    iban: inGroupsOfFour(iban.replaceAll(' ', '')),
    bic,
    bank,
    reference: inGroupsOfFour(creditorReference(orderNumber)),
  }
}
