import type { Payment, Payments } from './payments.ts'
import type { NotificationScenario } from './scenario.ts'

type Settings = { baseUrl: () => string; publicKey: string }

const PAUSES_BEFORE_RETRIES_MS = [2_000, 10_000, 60_000]
const LONGEST_ANSWER_MS = 20_000

/** Tells the registered listeners about payments, as often and as wrongly as a scenario wants. */
export class Notifications {
  #payments: Payments
  #settings: Settings
  #timers = new Set<NodeJS.Timeout>()
  #isClosed = false

  constructor(payments: Payments, settings: Settings) {
    this.#payments = payments
    this.#settings = settings
  }

  /** Sends what belongs to the payment's state; resolves when every listener was told once. */
  async tell(payment: Payment, scenario: NotificationScenario): Promise<void> {
    const events = eventsOf(payment)
    const ordered = scenario.order === 'reorder' ? events.toReversed() : events
    const repeated = Array.from({ length: scenario.times }, () => ordered).flat()
    if (scenario.delayMs > 0) {
      this.#later(scenario.delayMs, () => void this.#tellAll(repeated, payment, scenario))
    } else await this.#tellAll(repeated, payment, scenario)
  }

  close() {
    this.#isClosed = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  async #tellAll(events: string[], payment: Payment, { flaw }: NotificationScenario) {
    const hooks = [...this.#payments.webhooks.values()]
    await Promise.all(
      events.flatMap((event) =>
        hooks
          .filter((hook) => hook.event === 'all' || hook.event === event)
          .map(({ url }) => this.#send(url, this.#body(event, payment, flaw), payment.id, 0))
      )
    )
  }

  #body(event: string, { id }: Payment, flaw: NotificationScenario['flaw']) {
    const paymentId = flaw === 'unknown-payment' ? 's-pay-999999999' : id
    const host = flaw === 'foreign-retrieveUrl' ? 'http://127.0.0.1:9' : this.#settings.baseUrl()
    return {
      event,
      publicKey: flaw === 'wrong-key' ? 's-pub-somebodyelse' : this.#settings.publicKey,
      retrieveUrl: `${host}/v1/payments/${paymentId}`,
      paymentId,
    }
  }

  async #send(url: string, body: { event: string }, paymentId: string, tries: number) {
    const status = await post(url, body)
    if (this.#isClosed) return
    const { event } = body
    this.#payments.ledger.append({ kind: 'notified', paymentId, event, status })
    const pause = PAUSES_BEFORE_RETRIES_MS[tries]
    if (status === 200 || pause === undefined) return
    this.#later(pause, () => void this.#send(url, body, paymentId, tries + 1))
  }

  #later(ms: number, action: () => void) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      action()
    }, ms)
    timer.unref()
    this.#timers.add(timer)
  }
}

/** The body is JSON, sent as plain text as the provider does it. */
async function post(url: string, body: object): Promise<number | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'text/plain; charset=UTF-8' },
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}

function eventsOf({ status, isChargedBack, canceled }: Payment): string[] {
  if (isChargedBack) return ['chargeback', 'payment.chargeback']
  if (canceled > 0n) return ['charge.canceled', 'payment.canceled']
  if (status === 'success') return ['charge.succeeded', 'payment.completed']
  if (status === 'error') return ['charge.failed', 'payment.canceled']
  return [status === 'resumed' ? 'charge.resumed' : 'charge.pending', 'payment.pending']
}
