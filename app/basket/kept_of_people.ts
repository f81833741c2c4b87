import { rows } from '#shared/database'
import type { KeptOfPeople } from '#shared/people'
import { holdBaskets, moveBasket } from '#basket/actions/move_basket'
import { listBasketItems } from '#basket/queries/list_basket_items'

/** What lies in a person's basket; a deleted account has none. */
export default {
  tells: { basket: (userId) => listBasketItems(userId) },
  erase: async (trx, { userId }) => {
    await rows(trx, 'delete from basket_items where user_id = ?', [userId])
    await rows(trx, 'delete from baskets where user_id = ?', [userId])
  },
  counts: async (userId, client) => {
    const [counted] = await rows<{ basket: number }>(
      client,
      'select count(*) as basket from basket_items where user_id = ?',
      [userId]
    )
    return { ...counted! }
  },
  holdForMerger: holdBaskets,
  move: moveBasket,
} satisfies KeptOfPeople
