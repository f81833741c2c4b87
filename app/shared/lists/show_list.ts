import type { HttpContext } from '@adonisjs/core/http'
import type { Page } from '#shared/domain/paging'
import { countSaved, type CountedView } from '#shared/lists/count_saved'
import { countTabs, type CountedTabs } from '#shared/lists/count_tabs'
import type { Chosen } from '#shared/lists/description'
import type { Given, List } from '#shared/lists/list'
import type { Filter, Wish } from '#shared/lists/question'

/** What a page shows of a list; a page behind the last one is the last, nonsense is the usual. */
export async function showList<Row, Scope, Line, S extends string, F, V extends string>(
  ctx: HttpContext,
  list: List<Row, Scope, Line, S, F, V>,
  ...given: Given<Scope>
) {
  const wish = list.read(ctx.request.qs())
  const [{ content, ...paging }, counts, saved, tabs] = await Promise.all([
    list.page(wish, ...given),
    list.counts(...given),
    countSaved(ctx, pathOf(ctx), list, ...given),
    countTabs(list, ...given),
  ])
  return { content, shown: shownOf(ctx, list, wish, { paging, counts, saved, tabs }) }
}

/** The same for a page whose list is not to be seen. */
export function showNothing<Row, Scope, Line, S extends string, F, V extends string>(
  ctx: HttpContext,
  list: List<Row, Scope, Line, S, F, V>
) {
  const counts = {} as Record<V, number>
  return shownOf(ctx, list, list.read({}), {
    paging: { totalCount: 0, page: 1, pages: 1 },
    ...{ counts, saved: null, tabs: null },
  })
}

const pathOf = ({ request }: HttpContext) => request.url().replace(/\/+$/, '')

type Found<V extends string> = {
  paging: Omit<Page<never>, 'content'>
  counts: Record<V, number>
  saved: CountedView[] | null
  tabs: CountedTabs | null
}

function shownOf<Row, Scope, Line, S extends string, F, V extends string>(
  ctx: HttpContext,
  list: List<Row, Scope, Line, S, F, V>,
  { page: _, ...asked }: Wish<S, Chosen<F>, V>,
  { tabs, ...rest }: Found<V>
) {
  const { usual, isSearchable, filters, sort, mostOfViews } = list.question
  const those = (fits: (filter: Filter) => unknown) =>
    Object.keys(filters).filter((name) => fits(filters[name]!))
  const days = those(({ isDay }) => isDay)
  const ofView = those(({ isOfView, heldBy }) => isOfView ?? heldBy)
  const shown = { ...asked, usual, isSearchable, sorts: [...sort] }
  return {
    ...rest,
    tabCounts: tabs,
    ...{ list: shown, choices: list.choices(asked.view), days, ofView, mostOfViews },
    path: pathOf(ctx),
    hasExport: list.csv !== null,
  }
}
