import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Heading, Text } from '@kontor/design-system/text'
import type { FormEvent } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { CardForm } from './card_form'
import { GiveUpLink } from './give_up_link'
import type { CardScript } from './types'
import { useCardFields, type CardFields } from './use_card_fields'
import { useDrawnCard } from './use_drawn_card'

interface PayByLinkProps {
  payment: {
    link: string
    amountCents: number
    expiresAt: string
    isDeclined: boolean
    declinedBecause: string | null
  }
  /** Whose name the card is expected to bear. */
  holder: string
  card: CardScript | null
}

/** The card and the one button that pays; a declined card may be followed by another one. */
export function PayByLink({ payment, holder, card: script }: PayByLinkProps) {
  const t = useText('orders/payment_link')
  const checkout = useText('orders/payment')
  const { link, expiresAt } = payment
  const card = useCardFields(script, true)
  const drawn = useDrawnCard()
  const form = useForm({ cardHolder: holder })
  const errors: Partial<Record<string, string>> = form.errors
  const declined = payment.isDeclined
    ? (payment.declinedBecause ?? checkout('errors.declined'))
    : undefined

  function send(cardId: string) {
    form.transform((data) => ({ ...data, cardId }))
    form.post(`/basket/pay/${link}`, { preserveScroll: 'errors' })
  }

  function pay(event: FormEvent) {
    event.preventDefault()
    if (!card.isComplete || drawn.isDrawing || form.processing) return
    form.clearErrors()
    void drawn.draw(card.createCard, send)
  }

  return (
    <section aria-labelledby="card" className="grid gap-3">
      <Heading level={2} id="card" size="display-s">
        {t('card')}
      </Heading>
      <form onSubmit={pay} noValidate className="grid gap-6">
        <CardForm
          card={card}
          holder={form.data.cardHolder}
          onHolderChange={(cardHolder) => form.setData('cardHolder', cardHolder)}
          error={drawn.cardError ?? errors.card ?? errors.cardId ?? errors.form ?? declined}
        />
        <Text role="ui" tone="muted">
          {t('until', { time: formatMoment(expiresAt) })}
        </Text>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <GiveUpLink link={link} />
          <Submit
            card={card}
            amountCents={payment.amountCents}
            isPending={drawn.isDrawing || form.processing}
          />
        </div>
      </form>
    </section>
  )
}

interface SubmitProps {
  card: CardFields
  amountCents: number
  isPending: boolean
}

function Submit({ card, amountCents, isPending }: SubmitProps) {
  const pay = useText('orders/payment')
  const t = useText('orders/payment_link')
  const { money } = useFormat()
  const label = pay('submit.Card', { total: money(amountCents) })
  if (!card.isComplete) {
    return (
      <GatedAction reason={pay('card.why_not')} align="end" size="large">
        {label}
      </GatedAction>
    )
  }
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      isPending={isPending}
      pendingLabel={t('paying')}
    >
      {label}
    </Button>
  )
}
