import { exampleOfField } from '#shared/http/api_description/examples'
import { namedSchemas, type Schema } from '#shared/http/api_description/schema'

type Example = { value: unknown; missing: string[] }

/** An example made of the fields' examples, and the fields that have none. */
export function exampleOf(schema: Schema): Example {
  const missing: string[] = []
  return { value: assembled(schema, { name: '', parent: '', missing }), missing }
}

/** Half an example would mislead: a field without one takes its call's away, which a test names. */
export function exampleIn(schema: Schema): { example?: unknown } {
  const { value, missing } = exampleOf(schema)
  return missing.length > 0 ? {} : { example: value }
}

type Place = { name: string; parent: string; missing: string[] }

function assembled(schema: Schema, place: Place): unknown {
  const { $ref, anyOf, properties, items, additionalProperties, type } = schema
  if ($ref) return ofNamed($ref.split('/').pop()!, place)
  if (anyOf) return ofFirst(anyOf, place)
  if (schema.enum) return exampleOfField(schema, place.name, place.parent) ?? schema.enum[0]
  if ('const' in schema) return schema.const
  if (properties) return ofProperties(properties, place)
  if (items) return [assembled(items, place)]
  if (type === 'null') return null
  if (type === 'array') return []
  if (typeof additionalProperties === 'object') {
    return { [place.name]: assembled(additionalProperties, { ...place, name: `${place.name}{}` }) }
  }
  return ofField(schema, place)
}

const ofNamed = (name: string, place: Place) => assembled(namedSchemas()[name]!, { ...place, name })

const ofProperties = (properties: Record<string, Schema>, { name: parent, missing }: Place) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      assembled(schema, { name, parent, missing }),
    ])
  )

/** What may be null is given, unless its example says that it mostly is not. */
function ofFirst(choices: Schema[], place: Place): unknown {
  const none = choices.find(({ type }) => type === 'null')
  if (none && exampleOfField(none, place.name, place.parent) === null) return null
  return assembled(
    choices.find((one) => one !== none)!,
    place
  )
}

function ofField(schema: Schema, { name, parent, missing }: Place): unknown {
  const found = exampleOfField(schema, name, parent)
  if (found !== undefined) return found
  if (schema.type === 'boolean') return false
  missing.push(`${parent}.${name}`)
  return null
}
