import { createHash } from 'node:crypto'
import type { ProductPlace } from '#catalogue/queries/list_products'

const MARK = 16

/**
 * A place in what a program asked for, as a text that fits the same question alone. Whoever asks gets the same
 * one, unlike in other lists: the answer that holds it is kept for all, and its tag stays while the catalogue does.
 */
export const writeProductCursor = (choice: object, place: ProductPlace | null): string | null =>
  place && `${place.at}.${place.code}.${markOf(choice, place)}`

/** The place of a cursor; null for what is none, or is of another question. */
export function readProductCursor(choice: object, text: string): ProductPlace | null {
  const [, at, code, mark] = /^(\d{1,6})\.(.+)\.([\w-]+)$/s.exec(text) ?? []
  if (code === undefined) return null
  const place = { at: Number(at), code }
  return mark === markOf(choice, place) ? place : null
}

function markOf(choice: object, { at, code }: ProductPlace): string {
  const chosen = Object.entries(choice).filter(([, value]) => value !== undefined)
  const sealed = JSON.stringify([chosen.toSorted(), at, code])
  return createHash('sha256').update(sealed).digest('base64url').slice(0, MARK)
}
