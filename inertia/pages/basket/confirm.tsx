import { LinkButton } from '@kontor/design-system/link_button'
import { useState } from 'react'
import { ChangedPrices } from '~/components/basket/changed_prices'
import { CheckoutForm } from '~/components/basket/payment/checkout_form'
import type { CardScript, Method, Offer } from '~/components/basket/payment/types'
import { useCardFields } from '~/components/basket/payment/use_card_fields'
import type { Refused } from '~/components/basket/refused_order'
import { StepFrame } from '~/components/basket/step_frame'
import type { Basket } from '~/components/basket/types'
import { useCheckout } from '~/components/orders/use_checkout'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  contents: Basket
  offer: Offer
  card: CardScript | null
  buyerName: string
  idempotencyKey: string
  termsVersion: string
  country: string
  vatId: string | null
  refused: Refused | null
}>

/** Step 3: choose how to pay, declare, order. */
export default function Confirm(props: Props) {
  const { contents, offer, card: script, buyerName, idempotencyKey, termsVersion } = props
  const { country, vatId, refused } = props
  const t = useText('orders/checkout')
  const pay = useText('orders/payment')
  const [method, setMethod] = useState<Method>('BankTransfer')
  const basket = paidBy(method, contents, offer)
  const expectedTotalCents = basket.totals.grossCents
  const checkout = useCheckout({
    ...{ idempotencyKey, expectedTotalCents, termsVersion },
    items: contents.items.map(({ ref }) => Number(ref)),
    cardHolder: buyerName,
  })
  const card = useCardFields(script, method === 'Card')
  if (checkout.form.data.paymentMethod !== method) setMethod(checkout.form.data.paymentMethod)
  return (
    <StepFrame
      step={3}
      reached={3}
      title={t('checkout.title')}
      {...{ basket, country, vatId, refused }}
    >
      {offer.liveAttemptId && (
        <p className="pt-4">
          <LinkButton href={`/basket-status/${offer.liveAttemptId}`}>
            {pay('status.continue')}
          </LinkButton>
        </p>
      )}
      <ChangedPrices items={basket.items} step={3} />
      <CheckoutForm
        {...{ basket, offer, checkout, termsVersion }}
        card={script && card}
        totalCents={expectedTotalCents}
      />
    </StepFrame>
  )
}

/** Paying by quota changes VAT and total; everything else about the basket stays. */
function paidBy(method: Method, basket: Basket, { quotaTotals }: Offer): Basket {
  if (method !== 'Quota' || !quotaTotals) return basket
  return { ...basket, totals: { ...basket.totals, ...quotaTotals } }
}
