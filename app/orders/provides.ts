import { cardAcceptance } from '#basket'
import {
  dayWatchers,
  owedDaysLookups,
  ownedDaysLookups,
  touchedByProduct,
  withdrawalWatchers,
} from '#catalogue'
import {
  announceCorrected,
  announceWithdrawn,
} from '#orders/actions/changed_days/announce_changed_days'
import { owedDays } from '#orders/gateways/owed_days'
import { deliveryOwners, testPapers } from '#delivery'
import { testOrdersOf } from '#identity'
import { touchedOrders } from '#orders/gateways/touched_orders'
import { boughtDays } from '#orders/gateways/bought_days'
import { ORDERS } from '#orders/domain/order_reference'
import { accountTopics } from '#shared/account_topics'
import { newestOrders } from '#orders/http/newest_orders'
import { ordersOfAccount } from '#orders/gateways/account_orders'
import { OrderDeliveries } from '#orders/gateways/order_deliveries'
import { testPapersOfOrders } from '#orders/gateways/test_papers'
import { summariesOfTests } from '#orders/queries/test_orders/summaries'
import { acceptsCard } from '#orders/queries/payment/method_facts'

export default [
  deliveryOwners.by(ORDERS, new OrderDeliveries()),
  ownedDaysLookups.by('orders', boughtDays),
  owedDaysLookups.by('orders', owedDays),
  dayWatchers.by('orders', announceCorrected),
  withdrawalWatchers.by('orders', announceWithdrawn),
  accountTopics.by('orders', {
    ...ordersOfAccount,
    newest: async (userId) => ({ orders: await newestOrders(userId) }),
  }),
  touchedByProduct.by('orders', touchedOrders),
  cardAcceptance.by('orders', acceptsCard),
  testPapers.by('orders', testPapersOfOrders),
  testOrdersOf.by('orders', summariesOfTests),
]
