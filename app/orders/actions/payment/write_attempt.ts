import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, type SqlClient } from '#shared/database'
import type { AttemptState, PaymentAttempt } from '#orders/domain/payment/attempt'

type Change = Partial<{
  state: AttemptState
  customer_id: string | null
  card_id: string
  payment_id: string
  charge_id: string | null
  redirect_url: string | null
  captured_cents: number
  reason: string | null
  message: string | null
  link_id: string
  order_number: number
  next_look_up_at: Date | null
}>

/** False when it has left the state it was read in: of several who saw the same, one acts. */
export async function changeAttempt(
  client: TransactionClientContract | null,
  { id, state }: Pick<PaymentAttempt, 'id' | 'state'>,
  change: Change
): Promise<boolean> {
  const columns = Object.keys(change)
  const settings = columns.map((column) => `${column} = :${column}`)
  const changed = await rows(
    client,
    `update payment_attempts set ${[...settings, 'updated_at = now()'].join(', ')}
      where id = :id and state = :stateBefore returning id`,
    { ...change, id, stateBefore: state }
  )
  return changed.length === 1
}

/** Puts a look-up that was due so many seconds from now, by the database's clock. */
export async function planLookUp(client: SqlClient, id: string, seconds: number): Promise<void> {
  await rows(
    client,
    `update payment_attempts set look_ups = look_ups + 1,
            next_look_up_at = now() + make_interval(secs => ?)
      where id = ? and state in ('Created', 'Charging', 'Pending', 'Expired')
        and next_look_up_at <= now()`,
    [seconds, id]
  )
}
