import type { Schema } from '#shared/http/api_description/schema'

export type BoundWords = Record<'characters' | 'entries' | 'default', string>

/** Whole numbers of a column end there: whoever reads of it learns nothing. */
const END_OF_INTEGERS = 2 ** 31 - 1

/** How far a value may go and what holds without it: ` (1–100, default 10)`; nothing where nothing is said. */
export function boundsOf(schema: Schema, words: BoundWords): string {
  const said = [
    between(schema.minimum, schema.maximum),
    counted(schema.minLength, schema.maxLength, words.characters),
    counted(schema.minItems, schema.maxItems, words.entries),
    schema.default === undefined ? null : `${words.default} ${JSON.stringify(schema.default)}`,
  ].filter((one) => one !== null)
  return said.length > 0 ? ` (${said.join(', ')})` : ''
}

/** There are never less than none. */
function counted(least: unknown, most: unknown, word: string): string | null {
  const range = between(least === 0 ? undefined : least, most)
  return range && `${range} ${word}`
}

function between(least: unknown, most: unknown): string | null {
  const [from, to] = [known(least), known(most)]
  if (from === null) return to === null ? null : `≤ ${to}`
  if (to === null) return `≥ ${from}`
  return from === to ? String(from) : `${from}–${to}`
}

const known = (end: unknown): number | null =>
  typeof end === 'number' && Math.abs(end) < END_OF_INTEGERS ? end : null
