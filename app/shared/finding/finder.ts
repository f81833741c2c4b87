import type { Page } from '#shared/domain/paging'
import type { Locale } from '#shared/i18n'
import type { Asked } from '#shared/finding/read_asked'

export type Searcher = { id: number | null; locale: Locale; may(scope: string): boolean }

/** What is told of a hit beside the list, as people read it; of a price every step with its reason. */
export type Fact = {
  label: string
  text: string
  why?: string
  /** A sum stands under a rule, the total under two. */
  rank?: 'sum' | 'total'
}

/** Something that is found, and the page that it leads to. */
export type Hit = {
  id: string
  path: string
  label: string
  detail: string
  state?: { look: string; label: string }
  /** What it costs or is worth, in cents. */
  cents?: number
  /** Of what is known anyway: a finder asks for nothing more to tell them. */
  facts?: Fact[]
}

/** How a word that was typed is read, as people read it; `isAll` where it can only be this. */
export type Reading = { word: string; text: string; isUnknown?: true; isAll?: true }

/** What a module finds for somebody who types into the palette; its title is `<module>.places.find.<name>`. */
export type Finder = {
  name: string
  /** Place among what all modules find. */
  rank: number
  find(asked: Asked, who: Searcher): Promise<Hit[]>
  /** How it reads the words that it is asked for; none where they are nothing to it. */
  read?(asked: Asked, who: Searcher): Promise<Reading[]>
}

/** So many of a kind; who needs more goes to its list. */
const MOST = 5

type Listed<Row, Wish, Given extends unknown[]> = {
  read(address: { search: string }): Wish
  page(wish: Wish & { limit: number }, ...given: Given): Promise<Page<Row>>
}

/** The first rows of a list that fit, by the list's own search. */
export async function findIn<Row, Wish, Given extends unknown[]>(
  list: Listed<Row, Wish, Given>,
  search: string,
  ...given: Given
): Promise<Row[]> {
  const { content } = await list.page({ ...list.read({ search }), limit: MOST }, ...given)
  return content
}
