import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** What the provider remembers for ever; amounts are texts with four decimals. */
export type Entry =
  | { kind: 'customer'; id: string; data: Record<string, unknown> | null }
  | { kind: 'card'; id: string; brand: string; masked: string; outcome: string }
  | {
      kind: 'charge'
      paymentId: string
      orderId: string
      amount: string
      currency: string
      typeId: string
      customerId: string | null
      returnUrl: string
      card3ds: boolean
      scenario: string
    }
  | { kind: 'captured'; paymentId: string }
  | { kind: 'declined'; paymentId: string; code: string }
  | { kind: 'resumed'; paymentId: string }
  | { kind: 'chargeback'; paymentId: string }
  | { kind: 'canceled'; paymentId: string; amount: string }
  | { kind: 'webhook'; id: string; url: string; event: string; removed?: true }
  | { kind: 'notified'; paymentId: string; event: string; status: number | null }

export type Recorded = Entry & { at: string }

/** The append-only book of the stand-in: one JSON object a line, on disk before it counts. */
export class Ledger {
  entries: Recorded[] = []
  #file: number | null

  constructor(path: string | null) {
    if (path && existsSync(path)) this.entries = read(path)
    this.#file = path ? openSync(path, 'a', 0o600) : null
  }

  append(entry: Entry): Recorded {
    const recorded = { ...entry, at: new Date().toISOString() }
    if (this.#file !== null) {
      writeSync(this.#file, `${JSON.stringify(recorded)}\n`)
      fsyncSync(this.#file)
    }
    this.entries.push(recorded)
    return recorded
  }

  close() {
    if (this.#file !== null) closeSync(this.#file)
    this.#file = null
  }
}

/** A line that a crash cut off was never answered, so it is left out. */
function read(path: string): Recorded[] {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as Recorded)
}
