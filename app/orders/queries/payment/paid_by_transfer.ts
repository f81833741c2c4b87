import { rows, type SqlClient } from '#shared/database'

/** In cents. */
export async function paidByTransfer(client: SqlClient, orderNumber: number): Promise<number> {
  const [paid] = await rows<{ cents: number }>(
    client,
    `select coalesce(sum(amount_cents), 0)::bigint as cents from order_payments
      where order_number = ?`,
    [orderNumber]
  )
  return paid!.cents
}
