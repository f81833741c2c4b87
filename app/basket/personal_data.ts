import { provideErasure, providePersonalData } from '#identity'
import { rows } from '#shared/database'
import { listBasketItems } from '#basket/queries/list_basket_items'

/** What lies in a person's basket belongs to what is kept of them. */
providePersonalData('basket', (userId) => listBasketItems(userId))

/** A deleted account has no basket. */
provideErasure('basket', {
  erase: async (trx, { userId }) => {
    await rows(trx, 'delete from basket_items where user_id = ?', [userId])
    await rows(trx, 'delete from baskets where user_id = ?', [userId])
  },
})
