import { audiences } from '#arrivals'
import { ownedDaysLookups, touchedByProduct } from '#catalogue'
import { prospects } from '#identity'
import { accountTopics } from '#shared/account_topics'
import { newestDays } from '#subscriptions/http/newest_days'
import { subscriptionsOfAccount } from '#subscriptions/gateways/account_subscriptions'
import { arrivalAudiences } from '#subscriptions/gateways/arrival_audiences'
import { subscribedDays } from '#subscriptions/gateways/subscribed_days'
import { touchedSubscribers } from '#subscriptions/gateways/touched_subscribers'
import { prospectOf } from '#subscriptions/queries/prospect_of'

export default [
  ownedDaysLookups.by('subscriptions', subscribedDays),
  touchedByProduct.by('subscriptions', touchedSubscribers),
  audiences.by('subscriptions', arrivalAudiences),
  accountTopics.by('subscriptions', {
    ...subscriptionsOfAccount,
    newest: async (userId) => ({ mornings: await newestDays(userId) }),
  }),
  prospects.by('subscriptions', prospectOf),
]
