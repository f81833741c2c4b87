import pg from 'pg'
import { runningShop } from './second_shop.ts'

type Waiting = { state: string; count: number; attempts: number; error: string | null }

/**
 * What the shop's outbox says of mails to somebody and of all others, for the message of a journey that
 * waits for a mail: never written, not sent, or sent and lost.
 */
export async function outboxOf(address: string): Promise<string> {
  if (!process.env.SHOP_DATA) return 'outbox: of another machine'
  const client = new pg.Client({ connectionString: runningShop().databaseUrl })
  await client.connect()
  try {
    const own = await client.query<Waiting>(`${SUMMED_UP} where recipient = $1 group by state`, [
      address,
    ])
    const all = await client.query<Waiting>(`${SUMMED_UP} group by state`)
    return `outbox: to ${address} ${told(own.rows)}; of all ${told(all.rows)}`
  } finally {
    await client.end()
  }
}

const SUMMED_UP = `
  select state, count(*)::int as count, max(attempts) as attempts, max(last_error) as error
    from mail_outbox`

const told = (states: Waiting[]) =>
  states
    .map(({ state, count, attempts, error }) =>
      [`${count} ${state}`, `${attempts} attempts`, error].filter(Boolean).join(', ')
    )
    .join('; ') || 'none'
