/** The part of JSON Schema 2020-12 that descriptions use; VineJS answers its schemas as such. */
export type Schema = {
  type?: string | string[]
  description?: string
  format?: string
  const?: unknown
  enum?: readonly unknown[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  $ref?: string
  [keyword: string]: unknown
}

const components = new Map<string, Schema>()

/** Whatever it is: only for what a module keeps to itself. */
export const anything: Schema = {}
export const text: Schema = { type: 'string' }
export const integer: Schema = { type: 'integer' }
export const number: Schema = { type: 'number' }
export const flag: Schema = { type: 'boolean' }
export const nothing: Schema = { type: 'null' }
export const euros: Schema = { type: 'number', description: 'Euros, up to two decimals.' }
/** A day as YYYYMMDD; 0 where a range has no end on that side. */
export const wireDay: Schema = { type: 'integer', description: 'Day as YYYYMMDD.' }
/** A day as it may be asked for; answers know one form. */
export const askedDay: Schema = {
  type: 'string',
  description: 'Day: YYYYMMDD, YYYY-MM-DD or YYYY/MM/DD.',
}
export const moment: Schema = {
  type: 'string',
  format: 'date-time',
  description: 'Moment as ISO 8601 in UTC.',
}
export const days: Schema = { type: 'integer', description: 'Days.' }
export const bytes: Schema = { type: 'integer', description: 'Bytes.' }
export const email: Schema = { type: 'string', format: 'email' }

export const oneOf = (values: readonly (string | number)[]): Schema => ({ enum: values })

export const listOf = (items: Schema): Schema => ({ type: 'array', items })

export const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

/** An object with exactly these properties; a name that ends in `?` may be missing. */
export function object(properties: Record<string, Schema>): Schema {
  const entries = Object.entries(properties)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, value]) => [name.replace('?', ''), value])),
    required: entries.map(([name]) => name).filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  }
}

export const mapOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values })

export const pageOf = (items: Schema): Schema =>
  object({ content: listOf(items), totalCount: integer })

/** A page with the cursor of the rows that follow it. */
export const withNext = (page: Schema): Schema => ({
  ...page,
  properties: { ...page.properties, next },
  required: [...page.required!, 'next'],
})

export const next: Schema = {
  ...nullable(text),
  description: 'Sent as `cursor`, it answers the rows that follow; null behind the last one.',
}

export const about = (schema: Schema, description: string): Schema => ({ ...schema, description })

/** Gives a schema a name, under which the document holds it once. */
export function named(name: string, schema: Schema): Schema {
  const $ref = `#/components/schemas/${name}`
  if (components.has(name)) throw new Error(`The API schema ${name} is declared twice`)
  components.set(name, schema)
  return { $ref }
}

export const namedSchemas = (): Record<string, Schema> => Object.fromEntries(components)

export const address = named(
  'Address',
  object({
    'name': text,
    'addressLine1': text,
    'addressLine2?': nullable(text),
    'postcode': text,
    'city': text,
    'country': about(text, 'Two letters, ISO 3166-1.'),
  })
)
