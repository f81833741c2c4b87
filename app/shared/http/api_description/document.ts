import { appUrl, sessionCookie } from '#config/app'
import shop from '#config/shop'
import { API_PREFIX, describedCalls } from '#shared/http/api_description/calls'
import { describedGroups, TASKS } from '#shared/http/api_description/groups'
import { furnished } from '#shared/http/api_description/furnished'
import { operationOf } from '#shared/http/api_description/operation'
import { apiRoutes } from '#shared/http/api_description/routes'
import { codesOfEveryCall, messagesOf } from '#shared/http/api_description/refusal_codes'
import { COMMON_CODE, commonCodeSchema, problemSchema } from '#shared/http/api_description/problems'
import { refusalExamples } from '#shared/http/api_description/refusal_examples'
import { describedHeaders } from '#shared/http/api_description/response_headers'
import { TEST_MARK } from '#shared/http/api_description/responses'
import { listOf, namedSchemas, nothing, object, text } from '#shared/http/api_description/schema'
import { germanOf, translated } from '#shared/http/api_description/translated'
import { withTypes } from '#shared/http/api_description/with_types'
import type { Locale } from '#shared/i18n'

type Operation = ReturnType<typeof operationOf>
export type ApiDocument = ReturnType<typeof build>

const ERRORS = listOf(object({ 'code': text, 'message': text, 'field?': text }))

const REFUSAL = object({
  'success': { const: false },
  'data': nothing,
  'errors': ERRORS,
  'message': text,
  'test?': TEST_MARK,
})

const built = new Map<Locale, ApiDocument>()

/** Made once for each language: routes do not change while it runs. */
export function apiDocument(locale: Locale = 'en'): ApiDocument {
  const known = built.get(locale)
  if (known) return known
  const made = locale === 'de' ? inGerman(apiDocument('en')) : build()
  built.set(locale, made)
  return made
}

/** Groups have names, which are words here. */
function inGerman(english: ApiDocument): ApiDocument {
  const { tags, paths, components, 'x-tagGroups': tasks, ...rest } = translated(english)
  const codes = Object.keys(components['x-error-messages'])
  return {
    ...rest,
    'components': { ...components, 'x-error-messages': messagesOf(codes, 'de') },
    'tags': tags.map(({ name, description }) => ({ name: germanOf(name), description })),
    'x-tagGroups': tasks.map(({ name, tags: names }) => ({
      name: germanOf(name),
      tags: names.map(germanOf),
    })),
    'paths': Object.fromEntries(
      Object.entries(paths).map(([path, operations]) => [path, inGermanGroups(operations)])
    ),
  }
}

const inGermanGroups = (operations: Record<string, Operation>) =>
  Object.fromEntries(
    Object.entries(operations).map(([method, operation]) => [
      method,
      { ...operation, tags: operation.tags.map(germanOf) },
    ])
  )

function build() {
  const [groups, paths] = [describedGroups(groupNames()), pathsOf()]
  return withTypes({
    'openapi': '3.1.0',
    'info': {
      ...{ title: `${shop.name} HTTP API`, version: '1', description: INTRODUCTION },
      license: { name: 'Terms and conditions', url: `${appUrl}/terms-and-conditions` },
    },
    'servers': [{ url: API_PREFIX }],
    'tags': groups.map(({ name, description }) => ({ name, description })),
    'x-tagGroups': TASKS.map((name: string) => ({
      ...{ name, tags: groups.filter(({ task }) => task === name).map((one) => one.name) },
    })),
    paths,
    'x-common-error-codes': codesOfEveryCall(),
    'components': {
      'schemas': {
        Refusal: REFUSAL,
        Problem: problemSchema(ERRORS, TEST_MARK),
        [COMMON_CODE]: commonCodeSchema(),
        ...furnishedSchemas(),
      },
      'headers': describedHeaders(),
      'examples': refusalExamples(),
      'securitySchemes': SECURITY_SCHEMES,
      'x-error-messages': messagesOf([...codesOfEveryCall(), ...codesIn(paths)], 'en'),
    },
  })
}

const codesIn = (paths: ReturnType<typeof pathsOf>): string[] =>
  Object.values(paths).flatMap((operations) =>
    Object.values(operations).flatMap((operation) => operation['x-error-codes'])
  )

const furnishedSchemas = () =>
  Object.fromEntries(
    Object.entries(namedSchemas()).map(([name, schema]) => [name, furnished(schema, name)])
  )

const groupNames = () => [...new Set(describedCalls().map(({ group }) => group))]

function pathsOf(): Record<string, Record<string, Operation>> {
  const routes = new Map(apiRoutes().map((route) => [`${route.method} ${route.pattern}`, route]))
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of describedCalls()) {
    const route = routes.get(`${call.method} ${call.path}`)
    if (!route) continue
    const path = call.path.slice(API_PREFIX.length).replaceAll(/:(\w+)\??/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(route, call) }
  }
  return paths
}

const SECURITY_SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token of the account, sent as `Authorization: Bearer …`.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'The session of a signed-in browser.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'With a session, every call that changes something sends the XSRF-TOKEN cookie.',
  },
}

const INTRODUCTION = `Every answer is an envelope: \`success\`, \`data\`, \`errors\` (each with a code, a \
message and, where it concerns one, a field) and \`message\`; with \`Accept: application/problem+json\` a refusal \
comes in the form of RFC 9457. Lists answer \`content\` and \`totalCount\`; \
those that grow also answer \`next\`. \
Amounts are euros with up to two decimals, days are YYYYMMDD and moments ISO 8601 in UTC unless a call says \
otherwise. In every call \`product\` is the code of a product, \`productName\` its name, and days of data are \`from\` \
and \`to\`. Messages are in the language of \`Accept-Language\` (English or German). \
\`x-error-codes\` of a call names the codes by which it refuses beside \`x-common-error-codes\`; their words stand in \
\`x-error-messages\`. A token of kind \`test\` tries the way of an \
order out: calls with \`x-test-token\` \`own\` answer it with test orders, those with \`same\` as everybody, all others \
refuse it (403); each of its answers says \`test\`: true and brings the header \`Kontor-Test\`.`
