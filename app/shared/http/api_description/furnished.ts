import { wordsOfField } from '#shared/http/api_description/field_words'
import type { Schema } from '#shared/http/api_description/schema'

/** The schema with a description at every number and id. */
export function furnished(schema: Schema, parent: string): Schema {
  const { properties, items, anyOf, additionalProperties } = schema
  return {
    ...schema,
    ...(properties && { properties: ofProperties(properties, parent) }),
    ...(items && { items: furnished(items, parent) }),
    ...(anyOf && { anyOf: anyOf.map((one) => furnished(one, parent)) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: furnished(additionalProperties, parent),
    }),
  }
}

const ofProperties = (properties: Record<string, Schema>, parent: string) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = wantsWords(name, schema) && wordsOfField(name, parent)
      return [name, { ...furnished(schema, name), ...(description && { description }) }]
    })
  )

/** Whether a number or an id says nothing of itself yet. */
export const wantsWords = (name: string, schema: Schema): boolean =>
  wordsOf(schema) === undefined && (isNumber(schema) || /^id$|Id$/.test(name))

/** Its own words, or those of what it may be. */
export const wordsOf = ({ description, anyOf = [] }: Schema): string | undefined =>
  description ?? anyOf.find((one) => one.description)?.description

const isNumber = ({ type, anyOf = [] }: Schema): boolean =>
  [type].flat().some((one) => one === 'integer' || one === 'number') || anyOf.some(isNumber)
