import { filesOnPage } from '#subscriptions/http/files_of_held'
import type { HeldSubscription } from '#subscriptions/queries/held_subscriptions'
import { lastOpenings } from '#subscriptions/queries/last_openings'
import { newsOfEach } from '#subscriptions/queries/news_since'

type Counted = { arrived: number; corrected: number }

/** How much came of each subscription since it was last opened, by its type. */
export async function newsOfHeld(
  subscriptions: readonly HeldSubscription[]
): Promise<Record<number, Counted>> {
  const openings = await lastOpenings(subscriptions.map(({ id }) => id))
  const news = await newsOfEach(
    subscriptions.map((held) => ({
      last: openings.get(held.id) ?? null,
      files: filesOnPage(held),
      fileIds: [],
    }))
  )
  const counted = subscriptions.map(({ typeId }, n) => [typeId, countedOf(news[n]!)] as const)
  return Object.fromEntries(counted)
}

const countedOf = ({ arrived, corrected }: Counted): Counted => ({ arrived, corrected })
