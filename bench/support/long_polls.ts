import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Buyer } from './buyers.ts'

const FIRST = 970_001

/** An order of each, which nobody pays: whoever waits for it waits to the end. */
export async function givenUnpaid(buyers: Buyer[]): Promise<number[]> {
  const { rows } = await import('#shared/database')
  const numbers = buyers.map((_, at) => FIRST + at)
  await rows(null, ORDERS, [buyers.map(({ id }) => id), numbers])
  return numbers
}

/** Waits for each order again and again, until it is told to leave. */
export function waitForAll(url: string, buyers: Buyer[], numbers: number[]) {
  const leaving = new AbortController()
  const waitOn = async ({ token }: Buyer, number: number) => {
    while (!leaving.signal.aborted) {
      const headers = { authorization: `Bearer ${token}` }
      const options = { headers, agent: false, signal: leaving.signal } as const
      const asked = get(`${url}/api/v1/orders/${number}?wait=60`, options)
      // Broken off after its answer has begun, it fails once more.
      asked.on('error', () => {})
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      if (answer.statusCode !== 200) throw new Error(`Waiting is answered ${answer.statusCode}`)
      await once(answer.resume(), 'end')
    }
  }
  const waiting = Promise.all(
    buyers.map((buyer, at) =>
      waitOn(buyer, numbers[at]!).catch((error: Error) => {
        if (!leaving.signal.aborted) throw error
      })
    )
  )
  // Who fails is told when all leave; until then nobody looks.
  waiting.catch(() => {})
  return async () => {
    leaving.abort()
    await waiting
  }
}

const ORDERS = `
  insert into orders (number, user_id, state, type, payment_method, subtotal_cents, fee_cents,
    net_cents, vat_percent, vat_cents, gross_cents, vat_reason, email, contact_name, company,
    billing_address, delivery_address, quote, locale, terms_accepted_at)
  select number, user_id, 'Registered', 'B2B', 'BankTransfer', 100, 0, 100, 0, 0, 100, 'outside_eu',
    'bench@example.com', 'Bench', 'Bench', '{}', '{}', '{}', 'en', now()
    from unnest(?::bigint[], ?::bigint[]) as wanted (user_id, number)`
