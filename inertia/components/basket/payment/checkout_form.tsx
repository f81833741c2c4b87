import { Button } from '@kontor/design-system/button'
import { ErrorSummary } from '@kontor/design-system/error_summary'
import { GatedAction } from '@kontor/design-system/gated_action'
import { LinkButton } from '@kontor/design-system/link_button'
import { StepButtons } from '~/components/basket/step_buttons'
import type { Basket } from '~/components/basket/types'
import { isChanged } from '~/components/basket/use_changed_words'
import { Consents } from '~/components/orders/consents'
import type { useCheckout } from '~/components/orders/use_checkout'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { CardForm } from './card_form'
import { MethodRows } from './method_rows'
import { QuotaMeter } from './quota_meter'
import { ReferenceFields } from './reference_fields'
import type { Offer } from './types'
import type { CardFields } from './use_card_fields'

interface CheckoutFormProps {
  basket: Basket
  offer: Offer
  checkout: ReturnType<typeof useCheckout>
  card: CardFields | null
  totalCents: number
  termsVersion: string
}

/** Way of paying, references, declarations, and the one button that orders. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { offer, checkout, card, totalCents, termsVersion } = props
  const { form, cardError, submitWith } = checkout
  const t = useText('orders/checkout')
  const say = useText('basket/checkout')
  const { card: refused, ...errors }: Partial<Record<string, string>> = form.errors
  const { data } = form
  const isCard = data.paymentMethod === 'Card'
  return (
    <form onSubmit={submitWith(isCard ? card : null)} noValidate className="grid gap-8 pt-6">
      <ErrorSummary
        title={t('checkout.failed_title')}
        errors={Object.values(errors).map((message) => ({
          message: t('checkout.failed', { message }),
        }))}
      />
      <MethodRows
        offer={offer}
        value={data.paymentMethod}
        onChange={(paymentMethod) => form.setData('paymentMethod', paymentMethod)}
        error={errors.paymentMethod}
        fields={{
          Card: isCard && card && (
            <CardForm
              card={card}
              holder={data.cardHolder}
              onHolderChange={(cardHolder) => form.setData('cardHolder', cardHolder)}
              error={cardError ?? refused}
            />
          ),
          Quota: offer.quota && data.paymentMethod === 'Quota' && (
            <QuotaMeter quota={offer.quota} orderCents={totalCents} />
          ),
        }}
      />
      <ReferenceFields
        values={data}
        onChange={(changed) => form.setData({ ...data, ...changed })}
        errors={errors}
      />
      <div className="max-w-prose">
        <Consents
          given={data.consents}
          onChange={(consents) => form.setData('consents', consents)}
          termsVersion={termsVersion}
          errors={errors}
        />
      </div>
      <StepButtons
        back={<LinkButton href="/basket/2">{say('address.back')}</LinkButton>}
        next={<Submit {...props} />}
      />
    </form>
  )
}

/** The button says what it costs and how it is paid, or stays shut with its reason beside it. */
function Submit({ basket, offer, checkout, card, totalCents }: CheckoutFormProps) {
  const t = useText('orders/checkout')
  const say = useText('basket/errors')
  const pay = useText('orders/payment')
  const { money } = useFormat()
  const { paymentMethod } = checkout.form.data
  const label = pay(`submit.${paymentMethod}`, { total: money(totalCents) })
  const reason = reasonToWait()
  if (reason) {
    return (
      <GatedAction reason={reason} align="end" size="large">
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

  function reasonToWait(): string | null {
    if (basket.lockedUntil) return say('locked_checkout')
    if (basket.items.some(isChanged)) return say('changed')
    const choice = offer.methods.find(({ method }) => method === paymentMethod)
    if (!checkout.isDeclared || choice?.reason) return t('checkout.why_not')
    return paymentMethod === 'Card' && !card?.isComplete ? pay('card.why_not') : null
  }
}
