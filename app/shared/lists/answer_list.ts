import type { HttpContext } from '@adonisjs/core/http'
import type { Page } from '#shared/domain/paging'
import { failure, success } from '#shared/http/envelope'
import type { Given, List } from '#shared/lists/list'

/** Refuses what is not understood: then there is no page. Behind the last page there is nothing. */
export async function askList<Row, Scope, Line, S extends string, F, V extends string>(
  ctx: HttpContext,
  list: List<Row, Scope, Line, S, F, V>,
  ...given: Given<Scope>
): Promise<Page<Row> | null> {
  const asked = list.readStrictly(ctx.request.qs())
  if (asked.ok) return list.pageOrNothing(asked.value, ...given)
  failure(ctx, asked.refusals, 422)
  return null
}

/** Makes of a row what programs get: fields that are described, or a function. */
type ToWire<Row> = ((row: Row) => object) | { of: (row: Row) => object }

export async function answerList<Row, Scope, Line, S extends string, F, V extends string>(
  ctx: HttpContext,
  list: List<Row, Scope, Line, S, F, V>,
  wire: ToWire<Row>,
  ...given: Given<Scope>
): Promise<void> {
  const page = await askList(ctx, list, ...given)
  if (!page) return
  const toWire = typeof wire === 'function' ? wire : wire.of
  const content = page.content.map((row) => toWire(row))
  success(ctx, { content, totalCount: page.totalCount })
}
