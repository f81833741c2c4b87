import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire } from '#shared/http/wire'
import type { Quote } from '#catalogue/domain/quote/types'

const { about, euros, number, oneOf } = is

/** What a quote and a basket come to, in euros. */
export const quoteAmounts = fieldsOf<Quote>()({
  subtotal: [euros, ({ subtotalCents }) => eurosToWire(subtotalCents)],
  adminFee: [euros, ({ fee }) => eurosToWire(fee.cents)],
  discount: [euros, ({ discountCents }) => eurosToWire(discountCents)],
  totalPrice: [about(euros, 'Net, in euros.'), ({ netCents }) => eurosToWire(netCents)],
  vat: [about(number, 'Percent.'), ({ vat }) => vat.percent],
  vatAmount: [euros, ({ vat }) => eurosToWire(vat.cents)],
  vatReason: [
    oneOf(['domestic', 'eu_reverse_charge', 'outside_eu', 'quota', 'unknown']),
    ({ vat }) => vat.reason,
  ],
  grossPrice: [euros, ({ grossCents }) => eurosToWire(grossCents)],
})
