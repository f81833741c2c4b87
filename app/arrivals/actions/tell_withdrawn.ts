import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { WithdrawnDays } from '#catalogue'
import { rows } from '#shared/database'
import { announceToHooks } from '#webhooks'
import { audiencesOf } from '#arrivals/ports/audiences'

/** Days that a message names; whoever wants all of them reads the list of changes. */
const MOST_DAYS = 500

/**
 * Tells programs of files that left, in the transaction in which they do: one message for all of them,
 * to whoever may see one of the days that it names.
 */
export async function tellWithdrawn(
  trx: TransactionClientContract,
  { productId, change, files, days }: WithdrawnDays
): Promise<void> {
  const named = days.slice(0, MOST_DAYS)
  const gone = named.map((day) => ({ productId, day }))
  const audienceOf = await audiencesOf(gone, trx)
  const users = [...new Set(gone.flatMap((one) => audienceOf(one).users))]
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
      days: named,
    },
  })
}
