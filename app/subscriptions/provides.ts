import { ownedDaysLookups } from '#catalogue'
import { subscribedDays } from '#subscriptions/gateways/subscribed_days'

export default [ownedDaysLookups.by('subscriptions', subscribedDays)]
