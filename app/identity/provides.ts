import { accountTopics } from '#shared/account_topics'
import { listTokens } from '#identity/queries/list_tokens'

export default [
  accountTopics.by('identity', {
    figures: async (userId) => {
      const tokens = await listTokens(userId)
      return { api_tokens: tokens.filter(({ hasExpired }) => !hasExpired).length }
    },
  }),
]
