import { test } from '@japa/runner'
import { apiDocument } from '#shared/http/api_description'
import { describedCalls } from '#shared/http/api_description/calls'
import { exampleOf } from '#shared/http/api_description/example_of'
import { fieldWords, describeFields } from '#shared/http/api_description/field_words'
import { wantsWords } from '#shared/http/api_description/furnished'
import { exampleWords, exemplify } from '#shared/http/api_description/examples'
import type { Schema } from '#shared/http/api_description/schema'
import { problemOfValue } from '#tests/support/described_answers'

type Content = { schema?: Schema; example?: unknown; examples?: object }
type Place = { at: string; type: string; content: Content; way: string[] }

/** Every place of the document that says what is sent or answered in JSON or as a form. */
const places = (): Place[] =>
  Object.entries(apiDocument().paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody, responses }]) => {
      const at = `${method.toUpperCase()} ${path}`
      const way = ['paths', path, method]
      const inBody = Object.entries(requestBody?.content ?? {}).map(([type, content]) => ({
        ...{ at: `${at} body`, type, content: content as Content },
        way: [...way, 'requestBody', 'content', type, 'schema'],
      }))
      const inAnswers = Object.entries(responses).flatMap(([status, answer]) =>
        Object.entries(answer.content).map(([type, content]) => ({
          ...{ at: `${at} ${status}`, type, content },
          way: [...way, 'responses', status, 'content', type, 'schema'],
        }))
      )
      return [...inBody, ...inAnswers.filter(({ content }) => content.schema)]
    })
  )

const refusals = (): Record<string, { value: unknown }> => apiDocument().components.examples

const exampleAt = ({ at, content }: Place): unknown =>
  content.examples ? refusals()[`Refusal-${at.split(' ').pop()!}`]?.value : content.example

test.group('Shared | examples in the description of the HTTP API', () => {
  test('every body and every answer has one', ({ assert }) => {
    const without = places().filter((place) => exampleAt(place) === undefined)
    assert.isAbove(places().length, 100)
    assert.deepEqual(
      without.map(({ at, content }) => `${at}: ${exampleOf(content.schema!).missing.join(', ')}`),
      [],
      'add the fields to api/examples.ts of their module'
    )
  })

  test('each is as its schema says', ({ assert }) => {
    const own = places().filter(({ content }) => !content.examples)
    const ofRefusals = Object.entries(refusals()).map(([at, { value }]) => ({
      ...{ at, content: { example: value } },
      way: ['components', 'schemas', at.split('-')[0]!],
    }))
    const wrong = [...own, ...ofRefusals].flatMap(({ at, way, content }) => {
      const problem = problemOfValue(way, content.example)
      return problem ? [`${at}: ${problem}`] : []
    })
    assert.deepEqual(wrong, [])
  })

  test('each body is taken by the validator that reads it', async ({ assert }) => {
    const wrong: string[] = []
    for (const { method, path, body } of describedCalls()) {
      if (!body || !('validate' in body)) continue
      const name = path.slice('/api/v1'.length).replaceAll(/:(\w+)\??/g, '{$1}')
      const { requestBody } = apiDocument().paths[name]![method.toLowerCase()]!
      const { example } = Object.values(requestBody!.content)[0] as Content
      const reader = body as unknown as Reader
      await reader.validate(example, META).catch((error: { messages: object }) => {
        wrong.push(`${method} ${name}: ${JSON.stringify(error.messages ?? error)}`)
      })
    }
    assert.deepEqual(wrong, [])
  })

  test('no example is of a field that no call has', ({ assert }) => {
    const fields = fieldsIn(apiDocument())
    const nobodys = [...exampleWords.keys(), ...fieldWords.keys()].filter(
      (name) => !fields.has(name.split('.').pop()!)
    )
    assert.deepEqual(nobodys, [], 'remove them from api/examples.ts of their module')
  })

  test('every number and every id says what it is, and every parameter', ({ assert }) => {
    const silent = [...new Set(silentIn(apiDocument()))]
    assert.deepEqual(silent, [], 'describe them in api/examples.ts of their module')
  })

  test('every parameter of an address has an example', ({ assert }) => {
    const without = Object.entries(apiDocument().paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ parameters }) =>
        parameters
          .filter((one) => one.required && !('example' in one))
          .map(({ name }) => `${path} ${name}`)
      )
    )
    assert.deepEqual(without, [], 'add them to api/examples.ts of their module')
  })

  test('a field has its examples and its words once', ({ assert }) => {
    assert.throws(() => describeFields({ totalCount: 'All' }), /totalCount is described twice/)
    assert.throws(() => exemplify({ postcode: ['10115'] }), /postcode has examples twice/)
  })
})

/** The names of all fields of a part of the document, and of the values of maps. */
function fieldsIn(part: unknown, found = new Set<string>(), own = ''): Set<string> {
  if (typeof part !== 'object' || part === null) return found
  if ('in' in part && 'name' in part) {
    found.add(part.in === 'path' ? `{${part.name}}` : `?${part.name}`)
  }
  if ('additionalProperties' in part && typeof part.additionalProperties === 'object') {
    found.add(`${own}{}`)
  }
  for (const [key, value] of Object.entries(part)) {
    if (own === 'properties') found.add(key)
    fieldsIn(value, found, key)
  }
  return found
}

/** Numbers, ids and parameters that say nothing of themselves. */
function silentIn(part: unknown, own = ''): string[] {
  if (typeof part !== 'object' || part === null) return []
  if ('in' in part && 'name' in part && 'schema' in part) {
    return 'description' in part ? [] : [`${part.in} ${part.name} of ${own}`]
  }
  return Object.entries(part).flatMap(([key, value]) => [
    ...(own === 'properties' && wantsWords(key, value) ? [key] : []),
    ...silentIn(value, key === 'parameters' ? own : key),
  ])
}

type Reader = { validate(value: unknown, options: object): Promise<unknown> }

/** What validators are told of whoever sends. */
const META = { meta: { storedVatId: null } }
