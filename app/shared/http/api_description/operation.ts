import {
  bodyOf,
  takesKey,
  takesVersion,
  type DescribedCall,
} from '#shared/http/api_description/calls'
import { exampleOf } from '#shared/http/api_description/example_of'
import { furnished } from '#shared/http/api_description/furnished'
import { parametersOf } from '#shared/http/api_description/parameters'
import type { ApiRoute } from '#shared/http/api_description/routes'
import { nothing, text, type Schema } from '#shared/http/api_description/schema'
import { codesOf } from '#shared/http/api_description/refusal_codes'
import { refusalExampleAt } from '#shared/http/api_description/refusal_examples'
import { tidy } from '#shared/http/api_description/tidy_schema'
import { testUseOf } from '#shared/http/test_answers'

const REFUSAL: Schema = { $ref: '#/components/schemas/Refusal' }
const JSON_TYPE = 'application/json'

const OF_TESTS = 'A test token is answered with what it has tried out.'

export const TEST_MARK: Schema = { const: true, description: 'Only where a test token asks.' }

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

/** Half an example would mislead: a field without one takes its call's away, which a test names. */
function exampleIn(schema: Schema): { example?: unknown } {
  const { value, missing } = exampleOf(schema)
  return missing.length > 0 ? {} : { example: value }
}

type Content = { schema?: Schema; example?: unknown; examples?: Record<string, { $ref: string }> }
type Answer = { description: string; content: Record<string, Content> }

function responsesOf(route: ApiRoute, call: DescribedCall): Record<string, Answer> {
  const refusals = { ...commonRefusals(route, call), ...call.refusals }
  const described = Object.entries(refusals).map(([status, description]) => [
    status,
    refusal(description, status),
  ])
  return {
    [call.status ?? 200]: { description: 'Done.', content: answerContent(call) },
    ...furtherAnswers(call),
    ...Object.fromEntries(described),
    default: refusal('Refused; `errors` says why.', 'default'),
  }
}

const refusal = (description: string, status: string): Answer => ({
  description,
  content: { [JSON_TYPE]: { schema: REFUSAL, examples: { refused: refusalExampleAt(status) } } },
})

const furtherAnswers = ({ also = {} }: DescribedCall) =>
  Object.fromEntries(
    Object.entries(also).map(([status, answer]) => [
      status,
      { description: 'Done.', content: envelopeOf(answer) },
    ])
  )

const commonRefusals = ({ rights, parameters }: ApiRoute, call: DescribedCall) => ({
  ...(rights && { 401: 'Nobody is signed in, or the token is not valid.' }),
  ...(rights && { 403: 'The person may not do this.' }),
  ...(parameters.length > 0 && { 404: 'There is no such thing, or not for this person.' }),
  422: 'A parameter is not understood; `errors` names it.',
  ...(call.body && { 415: 'The body has a type that is not read.' }),
  ...(call.body && { 422: 'Something that was sent is not valid; `errors` names the fields.' }),
  ...(takesVersion(call) && { 412: 'It is no longer what `If-Match` names.' }),
  ...(takesKey([call.method], call) && {
    409: 'A call with the same `Idempotency-Key` is still at work.',
  }),
  429: 'Too many calls; `Retry-After` says after how many seconds to go on.',
})

const answerContent = ({ answer = nothing, file }: DescribedCall) =>
  file ? Object.fromEntries([file].flat().map((type) => [type, {}])) : envelopeOf(answer)

function envelopeOf(answer: Schema): Answer['content'] {
  const envelope: Schema = {
    type: 'object',
    properties: {
      success: { const: true },
      data: furnished(answer, ''),
      errors: { type: 'array', maxItems: 0 },
      message: text,
      test: TEST_MARK,
    },
    required: ['success', 'data', 'errors', 'message'],
    additionalProperties: false,
  }
  const { example: data } = exampleIn(answer)
  const example = { success: true, data, errors: [], message: '' }
  return { [JSON_TYPE]: { schema: envelope, ...(data !== undefined && { example }) } }
}

/** Only what changes something has to show that it comes from the shop's own page. */
const securityOf = ({ rights, needsSession }: ApiRoute, { method }: DescribedCall) =>
  rights === null
    ? [{}]
    : rights.flatMap((scopes) => [
        ...(needsSession ? [] : [{ token: scopes }]),
        method === 'GET' ? { session: scopes } : { session: scopes, csrf: [] },
      ])
