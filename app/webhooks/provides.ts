import { accountTopics } from '#shared/account_topics'
import { countWebhooksOf } from '#webhooks/queries/count_webhooks_of'

export default [
  accountTopics.by('webhooks', {
    figures: async (userId) => ({ webhooks: await countWebhooksOf(userId) }),
  }),
]
