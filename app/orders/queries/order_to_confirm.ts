import type { PaymentMethod, PricedQuote } from '#catalogue'
import { rows } from '#shared/database'
import type { Locale } from '#shared/i18n'

export type OrderToConfirm = {
  number: number
  locale: Locale
  contactName: string
  paymentMethod: PaymentMethod
  grossCents: number
  quote: PricedQuote
  ownReference: string | null
  costCentre: string | null
  hasAcceptedTerms: boolean
}

/** @throws where there is no such order. */
export async function orderToConfirm(number: number): Promise<OrderToConfirm> {
  const [order] = await rows<OrderToConfirm>(
    null,
    `select number, locale, contact_name as "contactName", payment_method as "paymentMethod",
            gross_cents as "grossCents", quote, own_reference as "ownReference",
            cost_centre as "costCentre", terms_accepted_at is not null as "hasAcceptedTerms"
       from orders where number = ?`,
    [number]
  )
  if (!order) throw new Error(`There is no order ${number} to be confirmed`)
  return order
}
