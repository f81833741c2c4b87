import type { Schema } from '#shared/http/api_description/schema'

/** VineJS takes what HTML forms send for a checkbox; programs send true or false. */
const isCheckbox = ({ enum: values }: Schema) =>
  Boolean(values?.includes(true) && values.includes('on'))

export function tidy(schema: Schema): Schema {
  if (isCheckbox(schema)) return { type: 'boolean', ...wordsOf(schema) }
  return {
    ...schema,
    ...(schema.items && { items: tidy(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(tidy) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, tidy(property)])
      ),
    }),
  }
}

const wordsOf = ({ description }: Schema) => (description ? { description } : {})
