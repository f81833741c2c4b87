import type { HttpContext } from '@adonisjs/core/http'
import type { Place } from '#shared/domain/paging'
import { ok, type Result } from '#shared/domain/result'
import { readCursor, type Question } from '#shared/lists/cursor'
import { readCursorName } from '#shared/lists/read_wish'

export const NOT_A_CURSOR = {
  code: 'shared.lists.errors.not_a_cursor',
  params: { name: 'cursor' },
  field: 'cursor',
}

/** Behind which place of a question an address goes on; undefined where it names none, refused where that is none. */
export const placeAsked = (ctx: HttpContext, asked: Question): Result<Place | undefined> =>
  placeIn(ctx, (cursor) => readCursor(ctx, asked, cursor))

/** The same of cursors that are read in a way of their own: null for what is none. */
export function placeIn<P>(
  { request }: HttpContext,
  read: (cursor: string) => P | null
): Result<P | undefined> {
  const { cursor, problems } = readCursorName(request.qs())
  const [refusal] = problems
  if (refusal) return { ok: false, refusal }
  const place = cursor === undefined ? undefined : read(cursor)
  return place === null ? { ok: false, refusal: NOT_A_CURSOR } : ok(place)
}
