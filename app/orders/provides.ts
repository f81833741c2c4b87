import { cardAcceptance } from '#basket'
import { owedDaysLookups, ownedDaysLookups, touchedByProduct } from '#catalogue'
import { owedDays } from '#orders/gateways/owed_days'
import { deliveryOwners } from '#delivery'
import { touchedOrders } from '#orders/gateways/touched_orders'
import { boughtDays } from '#orders/gateways/owned_days'
import { ORDERS } from '#orders/domain/order_reference'
import { accountTopics } from '#shared/account_topics'
import { ordersOfAccount } from '#orders/gateways/account_orders'
import { OrderDeliveries } from '#orders/gateways/order_deliveries'
import { acceptsCard } from '#orders/queries/payment/method_facts'

export default [
  deliveryOwners.by(ORDERS, new OrderDeliveries()),
  ownedDaysLookups.by('orders', boughtDays),
  owedDaysLookups.by('orders', owedDays),
  accountTopics.by('orders', ordersOfAccount),
  touchedByProduct.by('orders', touchedOrders),
  cardAcceptance.by('orders', acceptsCard),
]
