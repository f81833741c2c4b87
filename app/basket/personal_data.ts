import { providePersonalData } from '#identity'
import { listBasketItems } from '#basket/queries/list_basket_items'

/** What lies in a person's basket belongs to what is kept of them. */
providePersonalData('basket', (userId) => listBasketItems(userId))
