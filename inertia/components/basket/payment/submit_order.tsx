import { Button } from '@kontor/design-system/button'
import { GatedAction } from '@kontor/design-system/gated_action'
import { isChanged } from '~/components/basket/use_changed_words'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { CARD_FIELDS } from './card_script'
import type { CheckoutFormProps } from './checkout_form'
import { containerOf } from './use_card_fields'

type Gate = { reason: string; leadsTo?: string }

/** The button says what it costs and how it is paid, or stays shut with its reason, and leads to what is missing. */
export function SubmitOrder(props: CheckoutFormProps) {
  const { checkout, totalCents } = props
  const t = useText('orders/checkout')
  const pay = useText('orders/payment')
  const { money } = useFormat()
  const gate = useGate(props)
  const total = money(totalCents)
  const label = pay(`submit.${checkout.form.data.paymentMethod}`, { total })
  if (gate) {
    const lead = () => {
      checkout.showMissing()
      if (gate.leadsTo) document.querySelector<HTMLElement>(gate.leadsTo)?.focus()
    }
    return (
      <GatedAction reason={gate.reason} onBlockedPress={lead} align="end" size="large">
        {label}
      </GatedAction>
    )
  }
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      isPending={checkout.isPending}
      pendingLabel={t('checkout.submitting')}
    >
      {label}
    </Button>
  )
}

/** Why the order cannot be sent yet, and the control at which that can be changed. */
function useGate({ basket, offer, checkout, card }: CheckoutFormProps): Gate | null {
  const t = useText('orders/checkout')
  const say = useText('basket/errors')
  const pay = useText('orders/payment')
  const { paymentMethod } = checkout.form.data
  if (basket.lockedUntil) return { reason: say('locked_checkout') }
  if (basket.items.some(isChanged)) return { reason: say('changed') }
  const reason = t('checkout.why_not')
  const choice = offer.methods.find(({ method }) => method === paymentMethod)
  if (choice?.reason) return { reason, leadsTo: `[name="paymentMethod"]` }
  const undeclared = checkout.undeclared[0]
  if (undeclared) return { reason, leadsTo: `[name="${undeclared}"]` }
  if (paymentMethod !== 'Card' || card?.isComplete) return null
  const open = CARD_FIELDS.find((field) => !card?.fields[field]?.success)
  return { reason: pay('card.why_not'), leadsTo: open && `#${containerOf(open)} iframe` }
}
