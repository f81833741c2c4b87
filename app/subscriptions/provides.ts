import { audiences } from '#arrivals'
import { ownedDaysLookups } from '#catalogue'
import { arrivalAudiences } from '#subscriptions/gateways/arrival_audiences'
import { subscribedDays } from '#subscriptions/gateways/subscribed_days'

export default [
  ownedDaysLookups.by('subscriptions', subscribedDays),
  audiences.by('subscriptions', arrivalAudiences),
]
