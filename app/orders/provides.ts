import { cardAcceptance } from '#basket'
import { owedDaysLookups, ownedDaysLookups } from '#catalogue'
import { owedDays } from '#orders/gateways/owed_days'
import { boughtDays } from '#orders/gateways/owned_days'
import { acceptsCard } from '#orders/queries/payment/method_facts'

/** What orders tell lower modules. */
export default [
  ownedDaysLookups.by('orders', boughtDays),
  owedDaysLookups.by('orders', owedDays),
  cardAcceptance.by('orders', acceptsCard),
]
