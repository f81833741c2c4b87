import { rows } from '#shared/database'
import { givenOrder } from '#tests/functional/orders/support/given_order'

type Wish = {
  reason?: 'domestic' | 'eu_reverse_charge' | 'outside_eu'
  locale?: 'en' | 'de'
  feeCents?: number
  discountCents?: number
  tin?: string | null
  country?: string
  /** Subtotal. */
  cents?: number
}

/** A confirmed order with amounts of its own; answers its number. */
export async function givenPaidOrder(wish: Wish = {}): Promise<number> {
  const {
    reason = 'domestic',
    locale = 'en',
    feeCents = 0,
    discountCents = 0,
    cents = 40_000,
  } = wish
  const number = await givenOrder({ state: 'Confirmed', cents })
  const percent = reason === 'domestic' ? 19 : 0
  const net = cents + feeCents - discountCents
  const vat = Math.round((net * percent) / 100)
  await rows(
    null,
    `update orders set vat_reason = :reason, vat_percent = :percent, locale = :locale,
            fee_cents = :feeCents, discount_cents = :discountCents, net_cents = :net,
            vat_cents = :vat, gross_cents = :gross,
            own_reference = 'PO 4711', cost_centre = 'CC 12', invoice_recipient = 'bills@buyer.example',
            tin = :tin, confirmed_at = now(),
            billing_address = billing_address || jsonb_build_object('country', :country::text)
      where number = :number`,
    {
      ...{ number, reason, percent, locale, feeCents, discountCents, net, vat, gross: net + vat },
      tin: wish.tin === undefined ? 'DE312748100' : wish.tin,
      country: wish.country ?? 'DE',
    }
  )
  return number
}
