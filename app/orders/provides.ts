import { cardAcceptance } from '#basket'
import { ownedDaysLookups } from '#catalogue'
import { boughtDays } from '#orders/gateways/owned_days'
import { acceptsCard } from '#orders/queries/payment/method_facts'

/** What orders tell lower modules. */
export default [ownedDaysLookups.by('orders', boughtDays), cardAcceptance.by('orders', acceptsCard)]
