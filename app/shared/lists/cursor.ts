import { createHash } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#shared/clock'
import type { Place } from '#shared/domain/paging'
import { callerOrNobody } from '#shared/http/caller'
import type { Wish } from '#shared/lists/question'

/** A walk takes minutes; what is kept for longer is asked anew. */
const LASTS_MS = 24 * 60 * 60 * 1_000

type Asked = Pick<Wish, 'search' | 'view' | 'orderBy' | 'orderDirection'> & {
  filters: Readonly<Record<string, readonly string[]>>
}

/** What a place belongs to: what was asked, and what its rows are ordered by. */
export type Question = { wish: Asked; order: string }
type Sealed = { place: Place; until: number }

/** A place as a text that nobody else can read or write: it fits the same question of the same caller. */
export function writeCursor(ctx: HttpContext, asked: Question, place: Place | null): string | null {
  if (!place) return null
  const sealed: Sealed = { place, until: clock.milliseconds() + LASTS_MS }
  return encryption.encrypt(sealed, { purpose: purposeOf(ctx, asked) })
}

/** The place of a cursor; null for what is none, is of another question, or too old. */
export function readCursor(ctx: HttpContext, asked: Question, text: string): Place | null {
  const sealed = encryption.decrypt<Sealed>(text, purposeOf(ctx, asked))
  return sealed && sealed.until > clock.milliseconds() ? sealed.place : null
}

function purposeOf(ctx: HttpContext, { wish, order }: Question): string {
  const { search, view, filters, orderBy, orderDirection } = wish
  const chosen = Object.entries(filters).map(([name, values]) => [name, values.toSorted()])
  const of = [ctx.request.url(), callerOrNobody(ctx)?.id ?? null, order]
  const asked = JSON.stringify([...of, orderBy, orderDirection, search, view, chosen])
  return `place in a list ${createHash('sha256').update(asked).digest('base64url')}`
}
