import { boundsOf, type BoundWords } from '#shared/http/api_description/bounds'
import { wordsOf } from '#shared/http/api_description/furnished'
import type { Schema } from '#shared/http/api_description/schema'

export type OutlineWords = BoundWords & { or: string }

/** A schema as people write it, with its bounds: `{ id: integer (≥ 1), name?: string or null }`. */
export function outline(schema: Schema, words: OutlineWords, indent = ''): string {
  const { $ref, anyOf, items, properties, type } = schema
  const bounds = boundsOf(schema, words)
  if ($ref) return $ref.split('/').pop()!
  if (anyOf) return anyOf.map((one) => outline(one, words, indent)).join(words.or) + bounds
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ') + bounds
  if ('const' in schema) return JSON.stringify(schema.const)
  if (properties) return outlineOfObject(schema, words, indent)
  if (items) {
    const one = outline(items, words, indent)
    return (isSeveral(items, one) ? `(${one})[]` : `${one}[]`) + bounds
  }
  if (typeof type === 'object') return type.join(words.or) + bounds
  return [type ?? 'any', schema.format && `(${schema.format})`].filter(Boolean).join(' ') + bounds
}

function outlineOfObject(
  { properties = {}, required = [] }: Schema,
  words: OutlineWords,
  indent: string
): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const key = required.includes(name) ? name : `${name}?`
    const said = wordsOf(property)
    const comment = said ? `  // ${said}` : ''
    return `${deeper}${key}: ${outline(property, words, deeper)}${comment}`
  })
  return ['{', ...lines, `${indent}}`].join('\n')
}

/** Brackets keep a choice, and the bounds of each entry, apart from those of the list. */
const isSeveral = (items: Schema, written: string) =>
  Boolean(items.anyOf ?? items.enum) ||
  Array.isArray(items.type) ||
  (!items.properties && written.includes(' ('))
