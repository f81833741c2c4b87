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
export function placeAsked(ctx: HttpContext, asked: Question): Result<Place | undefined> {
  const { cursor, problems } = readCursorName(ctx.request.qs())
  const [refusal] = problems
  if (refusal) return { ok: false, refusal }
  if (cursor === undefined) return ok(cursor)
  const place = readCursor(ctx, asked, cursor)
  return place ? ok(place) : { ok: false, refusal: NOT_A_CURSOR }
}
