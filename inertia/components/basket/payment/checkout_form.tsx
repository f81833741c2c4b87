import { ErrorSummary } from '@kontor/design-system/error_summary'
import { LinkButton } from '@kontor/design-system/link_button'
import { StepButtons } from '~/components/basket/step_buttons'
import type { Basket } from '~/components/basket/types'
import { Consents, useMissedWords } from '~/components/orders/consents'
import type { useCheckout } from '~/components/orders/use_checkout'
import { useText } from '~/hooks/use_text'
import { CardForm } from './card_form'
import { MethodRows } from './method_rows'
import { QuotaMeter } from './quota_meter'
import { ReferenceFields } from './reference_fields'
import { SubmitOrder } from './submit_order'
import type { Offer } from './types'
import type { CardFields } from './use_card_fields'

export interface CheckoutFormProps {
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
  const missed = useMissedWords(checkout.missed)
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
          errors={{ ...missed, ...errors }}
        />
      </div>
      <StepButtons
        back={<LinkButton href="/basket/2">{say('address.back')}</LinkButton>}
        next={<SubmitOrder {...props} />}
      />
    </form>
  )
}
