import type { HttpContext } from '@adonisjs/core/http'
import type { Told } from '#shared/domain/paging'
import type { Refusal } from '#shared/domain/result'
import { failure, success } from '#shared/http/envelope'
import { readCursor, writeCursor } from '#shared/lists/cursor'
import type { Given, List } from '#shared/lists/list'
import { NOT_A_CURSOR } from '#shared/lists/place_asked'
import type { Wish } from '#shared/lists/question'

export type Answered<Row> = Omit<Told<Row>, 'next'> & { next: string | null }

/** Refuses what is not understood: then there is no page. Behind the last page there is nothing. */
export async function askList<Row, Scope, Line, S extends string, F, V extends string>(
  ctx: HttpContext,
  list: List<Row, Scope, Line, S, F, V>,
  ...given: Given<Scope>
): Promise<Answered<Row> | null> {
  const read = list.readStrictly(ctx.request.qs())
  if (!read.ok) return refuse(ctx, read.refusals)
  const wish = read.value as unknown as Wish
  const asked = { wish, order: list.source.order?.(wish) ?? '' }
  const behind = wish.cursor === undefined ? undefined : readCursor(ctx, asked, wish.cursor)
  if (behind === null) return refuse(ctx, [NOT_A_CURSOR])
  const told = await list.pageOrNothing({ ...read.value, behind }, ...given)
  const { content, totalCount, next } = told
  return { content, totalCount, next: writeCursor(ctx, asked, next) }
}

function refuse(ctx: HttpContext, refusals: Refusal[]): null {
  failure(ctx, refusals, 422)
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
  success(ctx, { ...page, content })
}
