import { rows } from '#shared/database'
import { givenOrder } from '#tests/functional/orders/support/given_order'

/** An order of this customer whose files can be fetched; answers its number. */
export async function givenCompletedOrder({ id }: { id: number }): Promise<number> {
  const number = await givenOrder({ state: 'Completed' })
  await rows(
    null,
    `update orders set user_id = ?, terms_accepted_at = now(), completed_at = now(),
            last_download_day = current_date + 90
      where number = ?`,
    [id, number]
  )
  return number
}
