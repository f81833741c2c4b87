import { preparedRows } from '#shared/database'

export async function ownInvoices(userId: number): Promise<number[]> {
  const found = await preparedRows<{ id: number }>(
    null,
    `select distinct coalesce(invoice_id, 0) as id from reports
      where user_id = ? and invoice_id is not null`,
    [userId]
  )
  return found.map(({ id }) => id)
}
