import { takesKey, takesVersion, type DescribedCall } from '#shared/http/api_description/calls'
import { exampleIn } from '#shared/http/api_description/example_of'
import { furnished } from '#shared/http/api_description/furnished'
import { PROBLEM, PROBLEM_TYPE, problemBy } from '#shared/http/api_description/problems'
import { codesOf } from '#shared/http/api_description/refusal_codes'
import { problemExampleAt, refusalExampleAt } from '#shared/http/api_description/refusal_examples'
import {
  headersOfAnswer,
  headersOfRefusal,
  isTagged,
  type HeadersOfAnswer,
} from '#shared/http/api_description/response_headers'
import type { ApiRoute } from '#shared/http/api_description/routes'
import { nothing, text, type Schema } from '#shared/http/api_description/schema'

const REFUSAL: Schema = { $ref: '#/components/schemas/Refusal' }
const JSON_TYPE = 'application/json'

export const TEST_MARK: Schema = { const: true, description: 'Only where a test token asks.' }

type Content = { schema?: Schema; example?: unknown; examples?: Record<string, { $ref: string }> }
type Answer = { description: string; headers: HeadersOfAnswer; content: Record<string, Content> }

export function responsesOf(route: ApiRoute, call: DescribedCall): Record<string, Answer> {
  const refusals = { ...commonRefusals(route, call), ...call.refusals }
  const described = Object.entries(refusals).map(([status, description]) => [
    status,
    refusal(description, status),
  ])
  return {
    [call.status ?? 200]: done(call, answerContent(call)),
    ...furtherAnswers(call),
    ...answersToConditions(call),
    ...Object.fromEntries(described),
    default: refusal('Refused; `errors` says why.', 'default', problemBy(codesOf(route))),
  }
}

const done = (call: DescribedCall, content: Answer['content']): Answer => ({
  ...{ description: 'Done.', headers: headersOfAnswer(call), content },
})

const refusal = (description: string, status: string, problem = PROBLEM): Answer => ({
  description,
  headers: headersOfRefusal(status),
  content: {
    [JSON_TYPE]: { schema: REFUSAL, examples: { refused: refusalExampleAt(status) } },
    [PROBLEM_TYPE]: { schema: problem, examples: { refused: problemExampleAt(status) } },
  },
})

/** What a call answers to `If-None-Match` and `Range`. */
function answersToConditions(call: DescribedCall): Record<string, Answer> {
  const empty = { content: {} }
  const headers = headersOfAnswer(call)
  const part = headersOfAnswer(call, ['Content-Range'])
  return {
    ...(isTagged(call) && { 304: { description: UNCHANGED, headers, ...empty } }),
    ...(call.tagged === 'ranges' && {
      206: { description: PART, headers: part, content: answerContent(call) },
      412: { description: ANOTHER, headers, ...empty },
      416: { description: NO_PART, headers: part, ...empty },
    }),
  }
}

const UNCHANGED = 'It is what `If-None-Match` names: whoever asks has it already.'
const PART = 'A part of it, as `Range` asks for.'
const ANOTHER = 'It is not what `If-Match` names.'
const NO_PART = 'It has no such part as `Range` asks for.'

const furtherAnswers = (call: DescribedCall) =>
  Object.fromEntries(
    Object.entries(call.also ?? {}).map(([status, answer]) => [
      status,
      done({ ...call, answer }, envelopeOf(answer)),
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
