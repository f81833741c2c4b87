import { bodyOf, type DescribedCall } from '#shared/http/api_description/calls'
import { exampleIn } from '#shared/http/api_description/example_of'
import { furnished } from '#shared/http/api_description/furnished'
import { parametersOf } from '#shared/http/api_description/parameters'
import type { ApiRoute } from '#shared/http/api_description/routes'
import { responsesOf } from '#shared/http/api_description/responses'
import { codesOf } from '#shared/http/api_description/refusal_codes'
import { tidy } from '#shared/http/api_description/tidy_schema'
import { testUseOf } from '#shared/http/test_answers'

const JSON_TYPE = 'application/json'

const OF_TESTS = 'A test token is answered with what it has tried out.'

export function operationOf(route: ApiRoute, call: DescribedCall) {
  const use = testUseOf(route, call.makesNothing)
  const description = [call.description, use === 'own' && OF_TESTS].filter(Boolean).join(' ')
  return {
    'operationId': operationId(call),
    'tags': [call.group],
    'summary': call.summary,
    ...(description && { description }),
    'parameters': parametersOf(route, call),
    ...(call.body && { requestBody: requestBody(call) }),
    'responses': responsesOf(route, call),
    'security': securityOf(route, call),
    'x-error-codes': codesOf(route),
    ...(use && { 'x-test-token': use }),
  }
}

const operationId = ({ method, path }: DescribedCall) =>
  [method.toLowerCase(), ...path.split('/').slice(3)].join('_').replaceAll(/[^\w]/g, '')

function requestBody(call: DescribedCall) {
  const { bodyType = JSON_TYPE, example } = call
  const schema = furnished(tidy(bodyOf(call)), '')
  const content = { schema, ...(example ? { example } : exampleIn(schema)) }
  return { required: true, content: { [bodyType]: content } }
}

/** Only what changes something has to show that it comes from the shop's own page. */
const securityOf = ({ rights, needsSession }: ApiRoute, { method }: DescribedCall) =>
  rights === null
    ? [{}]
    : rights.flatMap((scopes) => [
        ...(needsSession ? [] : [{ token: scopes }]),
        method === 'GET' ? { session: scopes } : { session: scopes, csrf: [] },
      ])
