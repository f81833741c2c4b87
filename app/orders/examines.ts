import payment from '#config/payment'
import { callProvider } from '#orders/gateways/card_provider/http'
import { doubtful, well, type Examination } from '#shared/examining'

/** Asks for what the keys belong to: a question that charges nobody. */
const cards: Examination = {
  name: 'cards',
  todo: 'Check CARD_PROVIDER_URL and its keys; orders by transfer and quota go on without it.',
  async look() {
    if (!payment.cardProvider) return doubtful('cards are not offered', 'Set CARD_PROVIDER_URL.')
    const answer = await callProvider({ method: 'GET', path: '/keypair', timeoutMs: 5_000 })
    if (!answer) throw new Error('the provider does not answer')
    if ([401, 403].includes(answer.status)) throw new Error('the keys are refused')
    return well('the provider answers')
  },
}

export default [cards]
