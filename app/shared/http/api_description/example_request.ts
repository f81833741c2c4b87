import { KEY_HEADER } from '#shared/http/api_description/calls'
import type { ApiDocument } from '#shared/http/api_description/document'
import type { Schema } from '#shared/http/api_description/schema'

type Operation = ApiDocument['paths'][string][string]
type Parameter = Operation['parameters'][number]

/** What an example of a call sends, in no language yet: its page writes it in each. */
export function exampleRequestOf(operation: Operation) {
  const needed = operation.parameters.filter(({ required }) => required)
  const inPath = needed.filter((one) => one.in === 'path')
  const inQuery = needed.filter((one) => one.in === 'query')
  return {
    inPath: Object.fromEntries(inPath.map((one) => [one.name, valuesOf(one)[0]!])),
    own: isForEverybody(operation) ? inPath.filter(isPerson).map(({ name }) => name) : [],
    inQuery: inQuery.flatMap((one) => valuesOf(one).map((value) => [one.name, value])),
    signIn: signInOf(operation),
    ...(operation.parameters.some(({ name }) => name === KEY_HEADER) && { isNamed: true as const }),
    json: bodyIn('application/json', operation),
    files: bodyIn('multipart/form-data', operation),
    answersFile: answersFile(operation),
  }
}

const valuesOf = (one: Parameter): string[] =>
  [('example' in one && one.example) || one.name].flat().map(String)

const isPerson = ({ schema }: { schema: Schema }): boolean =>
  schema.anyOf?.some((one) => one.const === 'me') ?? false

/** What needs a right is done to others: whoever copies it shall not lock themselves out. */
const isForEverybody = ({ security }: Operation): boolean =>
  security.some((way) => Object.values<string[]>(way).every((scopes) => scopes.length === 0))

function signInOf({ security }: Operation): 'token' | 'session' | null {
  if (security.some((way) => 'token' in way)) return 'token'
  return security.some((way) => 'session' in way) ? 'session' : null
}

/** As JSON, which every language reads. */
function bodyIn(type: string, { requestBody }: Operation): string | null {
  const content = requestBody?.content[type] as { example?: unknown } | undefined
  return content?.example === undefined ? null : JSON.stringify(content.example)
}

const answersFile = ({ responses }: Operation): boolean => {
  const [good] = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return Object.values(good![1].content).some(({ schema }) => schema === undefined)
}
