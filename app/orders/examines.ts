import payment from '#config/payment'
import { callProvider } from '#orders/gateways/card_provider/http'
import { doubtful, ill, well, type Examination } from '#shared/examining'

const TODO = 'Check CARD_PROVIDER_URL and its keys; orders by transfer and quota go on without it.'

/** Asks for what the keys belong to: a question that charges nobody. */
const cards: Examination = {
  name: 'cards',
  todo: TODO,
  async look() {
    if (!payment.cardProvider) return doubtful('cards are not offered', 'Set CARD_PROVIDER_URL.')
    const answer = await callProvider({ method: 'GET', path: '/keypair', timeoutMs: 5_000 })
    if (!answer) return ill('the provider does not answer', TODO)
    if (answer.status === 401 || answer.status === 403) return ill('the keys are refused', TODO)
    return well('the provider answers')
  },
}

export default [cards]
