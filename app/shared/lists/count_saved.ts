import type { HttpContext } from '@adonisjs/core/http'
import type { Page } from '#shared/domain/paging'
import type { Given, List } from '#shared/lists/list'
import { savedViews, type SavedView } from '#shared/lists/saved_views'
import type { Wish } from '#shared/lists/question'

const MOST_OF_SAVED = 999

export type CountedView = SavedView & {
  count: number
  isMore: boolean
}

/** The saved views of a list, each with how many rows it holds for whoever asks. */
export async function countSaved<Row, Scope, Line, S extends string, F, V extends string>(
  ctx: HttpContext,
  path: string,
  list: List<Row, Scope, Line, S, F, V>,
  ...given: Given<Scope>
): Promise<CountedView[] | null> {
  const saved = (await savedViews.only()?.(ctx, path)) ?? null
  if (saved === null) return null
  const [scope] = given as [Scope]
  return Promise.all(
    saved.map(async (view) => {
      const asked = Object.fromEntries(new URLSearchParams(view.parameters))
      const total = await totalOf(list, list.read(asked) as unknown as Wish, scope)
      const count = Math.min(total, MOST_OF_SAVED)
      return { ...view, count, isMore: total > count }
    })
  )
}

/** How many rows a wish has, or that there are more than are counted. */
async function totalOf<Row, Scope, Line, S extends string, F, V extends string>(
  { source }: List<Row, Scope, Line, S, F, V>,
  wish: Wish,
  scope: Scope
): Promise<number> {
  if (source.upTo) return source.upTo(wish, scope, MOST_OF_SAVED)
  return totalOfPage(await source.page({ ...wish, page: 1, limit: 1 }, scope))
}

const totalOfPage = ({ totalCount, isMore }: Page<unknown>) => totalCount + (isMore ? 1 : 0)
