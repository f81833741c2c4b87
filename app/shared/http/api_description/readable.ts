import type { ApiDocument } from '#shared/http/api_description/document'
import { exampleRequestOf } from '#shared/http/api_description/example_request'
import { outline as outlined, type OutlineWords } from '#shared/http/api_description/outline'
import type { Schema } from '#shared/http/api_description/schema'
import { translate, type Locale } from '#shared/i18n'

type Operation = ApiDocument['paths'][string][string]
type Content = Record<string, { schema?: Schema }>

type Outline = (schema: Schema) => string

export function readableDocument(document: ApiDocument, locale: Locale) {
  const { paths, components, tags, info, servers } = document
  const taskOf = (group: string) =>
    document['x-tagGroups'].find((one) => one.tags.includes(group))!.name
  const words = wordsIn(locale)
  const outline: Outline = (schema) => outlined(schema, words)
  const errorsOf = (codes: readonly string[]) =>
    codes.map((code) => ({ code, message: components['x-error-messages'][code]! }))
  const prefix = servers[0]!.url
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      readableCall(method, `${prefix}${path}`, { operation, outline, errorsOf })
    )
  )
  return {
    introduction: info.description,
    errors: errorsOf(document['x-common-error-codes']),
    groups: tags.map(({ name, description }) => ({
      ...{ name, description, task: taskOf(name) },
      calls: calls.filter(({ group }) => group === name),
    })),
    schemas: Object.entries(components.schemas).map(([name, schema]) => ({
      name,
      outline: outline(schema),
    })),
  }
}

const wordsIn = (locale: Locale): OutlineWords => ({
  or: translate(locale, 'shared.api_docs.or'),
  characters: translate(locale, 'shared.api_docs.bounds.characters'),
  entries: translate(locale, 'shared.api_docs.bounds.entries'),
  default: translate(locale, 'shared.api_docs.bounds.default'),
})

type ErrorsOf = (codes: readonly string[]) => { code: string; message: string }[]
type Shown = { operation: Operation; outline: Outline; errorsOf: ErrorsOf }

function readableCall(method: string, path: string, { operation, outline, errorsOf }: Shown) {
  const { operationId, summary, tags, parameters, requestBody, responses } = operation
  return {
    id: operationId,
    group: tags[0]!,
    method: method.toUpperCase(),
    path,
    summary,
    description: operation.description ?? null,
    rights: rightsOf(operation),
    parameters: parameters.map(({ name, in: place, required, schema, ...rest }) => ({
      ...{ name, place, required, type: outline(schema) },
      description: 'description' in rest ? (rest.description ?? null) : null,
    })),
    body: requestBody ? contentOf(requestBody.content, outline) : null,
    answers: Object.entries(responses)
      .filter(([status]) => status !== 'default')
      .map(([status, { description, content }]) => ({
        status,
        description,
        data: /^2/.test(status) ? dataOf(content, outline) : null,
      })),
    errors: errorsOf(operation['x-error-codes']),
    example: { request: exampleRequestOf(operation), answer: exampleOfAnswer(operation) },
  }
}

/** Null: open to everybody; else the rights, any of the lists being enough. */
function rightsOf({ security }: Operation): string[][] | null {
  const lists = security.flatMap((way) => ('session' in way && way.session ? [way.session] : []))
  return lists.length > 0 ? lists : null
}

const contentOf = (content: Content, outline: Outline): string =>
  Object.entries(content)
    .map(([type, { schema }]) => (schema ? outline(schema) : type))
    .join('\n')

/** The first good answer, whole, as a program reads it; null where it is a file. */
function exampleOfAnswer({ responses }: Operation): string | null {
  const [, good] = Object.entries(responses).find(([status]) => status.startsWith('2'))!
  const [{ example }] = Object.values(good.content) as [{ example?: unknown }]
  return example === undefined ? null : JSON.stringify(example, null, 2)
}

/** Only what the envelope holds: the envelope is the same everywhere. */
const dataOf = (content: Content, outline: Outline): string =>
  Object.entries(content)
    .map(([type, { schema }]) => (schema ? outline(schema.properties!.data!) : type))
    .join('\n')
