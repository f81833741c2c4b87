import type { Schema } from '#shared/http/api_description/schema'

/** A name that was sent, with its way (`items.0.color`), and the names that would do in its place. */
export type UnknownName = { path: string; known: string[] }

/**
 * Names in what was sent that its schema does not have, at whatever depth. What is of another form than
 * the schema's is left to the validator, and what takes any names to whoever reads it.
 */
export function* unknownNames(schema: Schema, sent: unknown, path = ''): Generator<UnknownName> {
  if (typeof sent !== 'object' || sent === null) return
  const forms = formsOf(schema)
  if (Array.isArray(sent)) yield* inEntries(forms, sent, path)
  else yield* inObject(forms, sent as Record<string, unknown>, path)
}

function* inEntries(forms: Schema[], sent: unknown[], path: string): Generator<UnknownName> {
  const anyOf = forms.flatMap(({ items }) => (items ? [items] : []))
  for (const [at, one] of sent.entries()) yield* unknownNames({ anyOf }, one, below(path, at))
}

function* inObject(forms: Schema[], sent: Record<string, unknown>, path: string) {
  const objects = forms.filter(({ properties }) => properties)
  if (objects.length === 0 || forms.some(takesAnyName)) return
  const known = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties!)))]
  for (const [name, inner] of Object.entries(sent)) {
    const way = below(path, name)
    const anyOf = objects.flatMap(({ properties }) => propertyOf(properties!, name))
    if (anyOf.length === 0) yield { path: way, known }
    else yield* unknownNames({ anyOf }, inner, way)
  }
}

/** What a place may be: of a choice each. */
const formsOf = (schema: Schema): Schema[] => schema.anyOf?.flatMap(formsOf) ?? [schema]

const takesAnyName = ({ additionalProperties }: Schema) => Boolean(additionalProperties)

const propertyOf = (properties: Record<string, Schema>, name: string): Schema[] =>
  Object.hasOwn(properties, name) ? [properties[name]!] : []

const below = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))
