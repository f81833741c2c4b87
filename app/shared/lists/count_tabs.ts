import type { Chosen } from '#shared/lists/description'
import type { Given, List } from '#shared/lists/list'
import { namesOf, type Wish } from '#shared/lists/question'

/** Up to here the rows behind a tab are counted. */
const MOST_OF_TABS = 999

/** How many rows each tab has: all of them under no name, and those of each value. */
export type CountedTabs = Record<string, { count: number; isMore: boolean }>

/** Tabs are counted as if nothing else were asked for; null where no filter divides the list into them. */
export async function countTabs<Row, Scope, Line, S extends string, F, V extends string>(
  list: List<Row, Scope, Line, S, F, V>,
  ...given: Given<Scope>
): Promise<CountedTabs | null> {
  const { filters } = list.question
  const name = Object.keys(filters).find((one) => filters[one]!.isTab)
  if (!name || !list.source.ofChoices) return null
  const plain: Wish<S, Chosen<F>, V> = list.read({})
  const values = ['', ...(namesOf(filters[name]!) ?? [])]
  const wishes = values.map((value) => ({
    ...(plain as unknown as Wish),
    filters: { [name]: value ? [value] : [] },
  }))
  const [scope] = given as [Scope]
  const counts = await list.source.ofChoices(wishes, scope, MOST_OF_TABS)
  return Object.fromEntries(values.map((value, at) => [value, boundedAt(counts[at]!)]))
}

const boundedAt = (total: number) => ({
  count: Math.min(total, MOST_OF_TABS),
  isMore: total > MOST_OF_TABS,
})
