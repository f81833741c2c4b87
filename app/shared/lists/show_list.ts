import type { HttpContext } from '@adonisjs/core/http'
import type { Given, List } from '#shared/lists/list'

/**
 * What a page shows of a list, as its address asks: the rows, and all that the page needs to lead to
 * others. A page behind the last one is the last one, and nonsense is what is usual.
 */
export async function showList<Row, Scope, Line, S extends string, F, V extends string>(
  { request }: HttpContext,
  list: List<Row, Scope, Line, S, F, V>,
  ...given: Given<Scope>
) {
  const wish = list.read(request.qs())
  const [{ content, ...paging }, counts] = await Promise.all([
    list.page(wish, ...given),
    list.counts(...given),
  ])
  const { page: _, ...asked } = wish
  const shown = { ...asked, usual: list.question.usual }
  return { content, shown: { paging, list: shown, counts, choices: list.choices(wish.view) } }
}
