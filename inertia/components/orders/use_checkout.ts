import { useForm } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import type { Method } from '~/components/basket/payment/types'
import { useDrawnCard } from '~/components/basket/payment/use_drawn_card'
import { NEEDED, type ConsentName } from './consents'
import { useKeptReferences } from './use_kept_references'

type Start = {
  idempotencyKey: string
  expectedTotalCents: number
  /** Ids of the items that the buyer sees. */
  items: number[]
  cardHolder: string
  /** The terms that the buyer sees. */
  termsVersion: string
}

/** The card's fields as far as sending is concerned; null where no card is charged. */
type CardSource = { isComplete: boolean; createCard: () => Promise<string> } | null

/**
 * The last step's form: what is chosen, whether it may be sent, sending it once. For a card the
 * provider draws the card's id first; what it says against the card is kept for the form.
 */
export function useCheckout({ cardHolder, ...shown }: Start) {
  const { cardError, isDrawing, draw } = useDrawnCard()
  const form = useForm({
    paymentMethod: 'BankTransfer' as Method,
    ownReference: '',
    costCentre: '',
    invoiceRecipient: '',
    cardHolder,
    consents: [] as ConsentName[],
  })
  useKeptReferences(form.data, (kept) => form.setData((data) => ({ ...data, ...kept })))
  const [isAsked, setAsked] = useState(false)
  const undeclared = NEEDED.filter((name) => !form.data.consents.includes(name))
  const isDeclared = undeclared.length === 0
  const isPending = isDrawing || form.processing

  function send(cardId: string | null) {
    form.transform((data) => ({ ...data, ...shown, cardId }))
    form.post('/basket/checkout', { preserveScroll: 'errors', onError: withdrawOutdated })
  }

  /** Other terms came into force: they are to be agreed to by a stroke of their own. */
  function withdrawOutdated({ terms }: Partial<Record<string, unknown>>) {
    if (!terms) return
    form.setData((data) => ({
      ...data,
      consents: data.consents.filter((name) => name !== 'terms'),
    }))
  }

  function sendWithCard(createCard: () => Promise<string>) {
    form.clearErrors()
    void draw(createCard, send)
  }

  const submitWith = (card: CardSource) => (event: FormEvent) => {
    event.preventDefault()
    setAsked(!isDeclared)
    if (!isDeclared || isPending) return
    if (!card) send(null)
    else if (card.isComplete) sendWithCard(card.createCard)
  }
  return {
    form,
    undeclared,
    /** What misses, once somebody tried to send without it. */
    missed: isAsked ? undeclared : [],
    showMissing: () => setAsked(true),
    isPending,
    cardError,
    submitWith,
  }
}
