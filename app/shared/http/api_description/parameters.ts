import {
  isList,
  KEY_HEADER,
  takesKey,
  takesVersion,
  type DescribedCall,
} from '#shared/http/api_description/calls'
import { exampleOfField } from '#shared/http/api_description/examples'
import { wordsOfField } from '#shared/http/api_description/field_words'
import type { ApiRoute } from '#shared/http/api_description/routes'
import { integer, text, type Schema } from '#shared/http/api_description/schema'

export const parametersOf = (route: ApiRoute, call: DescribedCall) => [
  ...pathParameters(route),
  ...queryParameters(call),
  ...headerParameters(route, call),
]

const pathParameters = ({ parameters, pattern: address }: ApiRoute) =>
  parameters.map(({ name, isNumber, isPerson, pattern }) => {
    const schema = isNumber ? integer : { ...text, ...(pattern && { pattern }) }
    const parent = isPerson ? PEOPLE : before(name, address)
    const words = wordsOfField(`{${name}}`, parent)
    return {
      ...{ name, in: 'path', required: true, schema: isPerson ? PERSON : schema },
      ...said('description', isPerson ? [words, OWN].filter(Boolean).join(' ') : words),
      ...said('example', exampleOfField(schema, `{${name}}`, parent)),
    }
  })

const PERSON: Schema = { anyOf: [integer, { type: 'string', const: 'me' }] }
/** Whatever an address is about, who is named in it is one of these. */
const PEOPLE = 'users'
const OWN = '`me` is whoever calls.'

/** The last word of an address before a parameter: `orders` of `/orders/:id/:sub`, for both. */
const before = (name: string, address: string) =>
  address
    .split(`:${name}`)[0]!
    .split('/')
    .findLast((part) => part && !part.startsWith(':'))!

const queryParameters = ({ query = {}, requiredQuery = [] }: DescribedCall) =>
  Object.entries(schemasOf(query)).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query' },
    ...said('description', description ?? wordsOfField(`?${name}`, '')),
    required: requiredQuery.includes(name),
    schema,
    ...(requiredQuery.includes(name) && said('example', exampleOfQuery(name, schema))),
  }))

/** A list is given by one of its values. */
function exampleOfQuery(name: string, { items, ...schema }: Schema): unknown {
  const one = items ?? schema
  const found = exampleOfField(one, `?${name}`, '') ?? exampleOfField(one, name, '')
  return items && found !== undefined ? [found] : found
}

type Query = NonNullable<DescribedCall['query']>

const schemasOf = (query: Query): Record<string, Schema> =>
  isList(query) ? query.describe() : query

const headerParameters = (route: ApiRoute, call: DescribedCall) =>
  Object.entries({ ...keyHeader(route, call), ...versionHeader(call), ...call.headers }).map(
    ([name, description]) => ({
      name,
      in: 'header',
      description,
      required: false,
      schema: text,
      ...said('example', HEADER_EXAMPLES[name]),
    })
  )

const HEADER_EXAMPLES: Readonly<Record<string, string>> = {
  [KEY_HEADER]: '5b1d7f4c-9a51-4a7e-8f0e-2f6c0b91d3aa',
  'If-Match': '"3"',
}

const keyHeader = ({ rights }: ApiRoute, call: DescribedCall) =>
  takesKey([call.method], call)
    ? { [KEY_HEADER]: rights === null ? VISITORS_KEY_WORDS : KEY_WORDS }
    : {}

const versionHeader = (call: DescribedCall) =>
  takesVersion(call) ? { 'If-Match': call.countsChanges ? DELETED_WORDS : VERSION_WORDS } : {}

const DELETED_WORDS =
  'The `ETag` of what is to be deleted, such as `"3"`: where it has changed meanwhile nothing is deleted (412).'

const VERSION_WORDS =
  'The `ETag` of what the change was decided on, such as `"3"`, in place of `version`: where it has changed ' +
  'meanwhile nothing is changed (412).'

const KEY_WORDS =
  'Names one attempt of a caller: for 24 hours a repeated call with the same key and the same content ' +
  'gets the same answer and changes nothing.'

const VISITORS_KEY_WORDS = `${KEY_WORDS} Of whoever is not signed in another content is another call.`

const said = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [k in K]?: V }
