import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { WithdrawnDays } from '#catalogue'
import { rows } from '#shared/database'
import { announceToHooks } from '#webhooks'
import { audiencesOf } from '#arrivals/ports/audiences'

/** Days that a message names; whoever wants all of them reads the list of changes. */
const MOST_DAYS = 500

/** Tells programs of files that left, in the transaction in which they do: one message for all of them. */
export async function tellWithdrawn(
  trx: TransactionClientContract,
  { productId, change, files, days }: WithdrawnDays
): Promise<void> {
  const { users } = (await audiencesOf([productId], trx)).get(productId)!
  if (users.length === 0) return
  const [product] = await rows<{ code: string }>(trx, 'select code from products where id = ?', [
    productId,
  ])
  await announceToHooks(trx, {
    event: 'file.withdrawn',
    users,
    key: `file.withdrawn:${productId}:${change}`,
    data: {
      ...{ product: product!.code, files, from: days[0], to: days.at(-1) },
      days: days.slice(0, MOST_DAYS),
    },
  })
}
