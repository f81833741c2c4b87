/** How the stand-in behaves for one charge. */
export type Scenario = {
  /** What becomes of the charge itself. */
  outcome:
    'approve' | 'decline' | '3ds' | '3ds-decline' | '3ds-abandon' | 'pending-forever' | 'resumed'
  /** What happens to the answer of the charge. */
  answer: 'normal' | 'charge-then-drop-connection' | 'drop-before-book' | '500-after-book'
  /** Milliseconds before the call is worked on. */
  slowMs: number
  /** Milliseconds for which a booked payment cannot be looked up. */
  visibleAfterMs: number
  wrongAmount: boolean
  chargeback: boolean
  notifications: NotificationScenario
}

export type NotificationScenario = {
  times: number
  delayMs: number
  order: 'normal' | 'reorder' | 'before-answer'
  flaw: 'none' | 'wrong-key' | 'foreign-retrieveUrl' | 'unknown-payment'
}

export const NORMAL: Scenario = {
  outcome: 'approve',
  answer: 'normal',
  slowMs: 0,
  visibleAfterMs: 0,
  wrongAmount: false,
  chargeback: false,
  notifications: { times: 1, delayMs: 0, order: 'normal', flaw: 'none' },
}

const OUTCOMES = [
  'approve',
  'decline',
  '3ds',
  '3ds-decline',
  '3ds-abandon',
  'pending-forever',
  'resumed',
]
const ANSWERS = ['charge-then-drop-connection', 'drop-before-book', '500-after-book']
const FLAWS = ['wrong-key', 'foreign-retrieveUrl', 'unknown-payment']

/**
 * Reads switches such as `3ds, slow:500, webhook:dup:10` on top of a scenario; unknown words are
 * refused, so that a misspelt test does not pass by accident.
 */
export function readScenario(text: string, base: Scenario = NORMAL): Scenario {
  const words = text.split(',').map((word) => word.trim())
  return words.filter(Boolean).reduce(withSwitch, base)
}

function withSwitch(scenario: Scenario, word: string): Scenario {
  const [name, ...values] = word.split(':')
  const value = values.at(-1) ?? ''
  if (OUTCOMES.includes(word)) return { ...scenario, outcome: word as Scenario['outcome'] }
  if (ANSWERS.includes(word)) return { ...scenario, answer: word as Scenario['answer'] }
  if (word === 'amount-mismatch') return { ...scenario, wrongAmount: true }
  if (word === 'chargeback') return { ...scenario, chargeback: true }
  if (name === 'slow') return { ...scenario, slowMs: milliseconds(word, value) }
  if (name === 'visible-after') return { ...scenario, visibleAfterMs: milliseconds(word, value) }
  if (name !== 'webhook') throw new Error(`There is no scenario ${word}`)
  return { ...scenario, notifications: notified(scenario.notifications, values, word) }
}

function notified(before: NotificationScenario, [kind = '', value = '']: string[], word: string) {
  if (kind === 'none') return { ...before, times: 0 }
  if (kind === 'dup') return { ...before, times: milliseconds(word, value) }
  if (kind === 'delay') return { ...before, delayMs: milliseconds(word, value) }
  if (kind === 'reorder' || kind === 'before-answer') return { ...before, order: kind } as const
  if (FLAWS.includes(kind)) return { ...before, flaw: kind as NotificationScenario['flaw'] }
  throw new Error(`There is no scenario ${word}`)
}

function milliseconds(word: string, value: string): number {
  if (!/^\d{1,7}$/.test(value)) throw new Error(`${word} needs a number`)
  return Number(value)
}
