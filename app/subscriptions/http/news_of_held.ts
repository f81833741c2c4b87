import { filesOnPage } from '#subscriptions/http/files_of_held'
import type { HeldSubscription } from '#subscriptions/queries/held_subscriptions'
import { lastOpenings } from '#subscriptions/queries/last_openings'
import { newsSince } from '#subscriptions/queries/news_since'

type Counted = { arrived: number; corrected: number }

/** How much came of each subscription since it was last opened, by its type. */
export async function newsOfHeld(
  subscriptions: readonly HeldSubscription[]
): Promise<Record<number, Counted>> {
  const openings = await lastOpenings(subscriptions.map(({ id }) => id))
  const news: Record<number, Counted> = {}
  for (const held of subscriptions) {
    const last = openings.get(held.id) ?? null
    const { arrived, corrected } = await newsSince(last, filesOnPage(held), [])
    news[held.typeId] = { arrived, corrected }
  }
  return news
}
