import type { AccountTopic } from '#shared/account_topics'
import { accountSubscriptions, recentRequests } from '#subscriptions/queries/account_subscriptions'

const ENDS_WITHIN_DAYS = 60

/** What somebody asked for, and subscriptions that end soon. */
export const subscriptionsOfAccount: AccountTopic = {
  figures: async (userId) => ({ subscriptions: (await accountSubscriptions(userId)).length }),
  needs: async (userId) => {
    const [held, requests] = await Promise.all([
      accountSubscriptions(userId),
      recentRequests(userId),
    ])
    return [
      ...held
        .filter(
          ({ daysLeft }) => daysLeft !== null && daysLeft >= 0 && daysLeft <= ENDS_WITHIN_DAYS
        )
        .map(({ name, lastDay }) => ({
          ...{ kind: 'ending' as const, of: name, about: [], until: lastDay ?? undefined },
          href: '/my-account/my-subscriptions',
        })),
      ...requests.map(({ state, productName, reason }) => ({
        ...{ kind: `request_${state}` as const, of: productName, about: reason ? [reason] : [] },
        href: '/my-account/my-subscriptions',
      })),
    ]
  },
}
