import type { AccountTopic } from '#shared/account_topics'
import { openQuotesOf } from '#catalogue/queries/open_quotes_of'

/** The last quotes that still hold; nobody is pressed by them. */
const SHOWN = 3

export const quotesOfAccount: AccountTopic = {
  figures: async (userId) => ({ quotes: (await openQuotesOf(userId)).length }),
  needs: async (userId) => {
    const open = await openQuotesOf(userId)
    return open.slice(0, SHOWN).map(({ label, products, cents, validUntil }) => ({
      ...{ kind: 'quote', of: label, about: products, cents, until: validUntil },
      href: '/my-account/quotes',
    }))
  },
}
