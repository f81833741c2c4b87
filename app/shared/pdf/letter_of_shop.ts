import shop from '#config/shop'
import type { PdfDocument } from '#shared/pdf/document'

const addressOfSeller = ({ addressLine1, postcode, city } = shop.seller) => [
  addressLine1,
  `${postcode} ${city}`,
]

export const shopAsSender = (): PdfDocument['sender'] => ({
  name: shop.name,
  line: [shop.seller.legalName, ...addressOfSeller()].join(' · '),
})

/** The foot of what asks for no money: who sells, and a last word. */
export const footWith = (lastWord: string): string[][] => [
  [shop.seller.legalName, addressOfSeller().join(', ')],
  [lastWord],
]

/** The foot of what is paid by: who sells, where it is registered, and its account. */
export function footOfSeller(vatIdLabel: string): string[][] {
  const { seller, support, bankAccount } = shop
  return [
    [seller.legalName, addressOfSeller().join(', '), support.email],
    [
      `${seller.registerCourt}, ${seller.registerNumber}`,
      `${vatIdLabel} ${seller.vatId}`,
      support.phone,
    ],
    [bankAccount.bank, `IBAN ${bankAccount.iban}`, `BIC ${bankAccount.bic}`],
  ]
}
