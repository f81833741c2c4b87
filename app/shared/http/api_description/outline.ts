import { wordsOf } from '#shared/http/api_description/furnished'
import type { Schema } from '#shared/http/api_description/schema'

/** A schema as people write it: `{ id: integer, name?: string or null }`. */
export function outline(schema: Schema, indent = '', or = ' or '): string {
  const { $ref, anyOf, items, properties, type } = schema
  if ($ref) return $ref.split('/').pop()!
  if (anyOf) return anyOf.map((one) => outline(one, indent, or)).join(or)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (properties) return outlineOfObject(schema, indent, or)
  if (items) {
    const one = outline(items, indent, or)
    return isChoice(items) ? `(${one})[]` : `${one}[]`
  }
  if (typeof type === 'object') return type.join(or)
  return [type ?? 'any', schema.format && `(${schema.format})`].filter(Boolean).join(' ')
}

function outlineOfObject(
  { properties = {}, required = [] }: Schema,
  indent: string,
  or: string
): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const key = required.includes(name) ? name : `${name}?`
    const said = wordsOf(property)
    const words = said ? `  // ${said}` : ''
    return `${deeper}${key}: ${outline(property, deeper, or)}${words}`
  })
  return ['{', ...lines, `${indent}}`].join('\n')
}

const isChoice = ({ anyOf, enum: values, type }: Schema) =>
  Boolean(anyOf ?? values) || Array.isArray(type)
