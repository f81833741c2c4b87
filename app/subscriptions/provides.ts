import { audiences } from '#arrivals'
import { ownedDaysLookups } from '#catalogue'
import { prospects } from '#identity'
import { accountTopics } from '#shared/account_topics'
import { subscriptionsOfAccount } from '#subscriptions/gateways/account_subscriptions'
import { arrivalAudiences } from '#subscriptions/gateways/arrival_audiences'
import { subscribedDays } from '#subscriptions/gateways/subscribed_days'
import { prospectOf } from '#subscriptions/queries/prospect_of'

export default [
  ownedDaysLookups.by('subscriptions', subscribedDays),
  audiences.by('subscriptions', arrivalAudiences),
  accountTopics.by('subscriptions', subscriptionsOfAccount),
  prospects.by('subscriptions', prospectOf),
]
