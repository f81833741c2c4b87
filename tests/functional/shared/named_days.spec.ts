import { test } from '@japa/runner'
import { apiDocument } from '#shared/http/api_description'
import type { Schema } from '#shared/http/api_description/schema'
import { USER_ACTIONS, USER_FIELDS } from '#identity/domain/user_history'
import { problemOf } from '#tests/support/described_answers'

type Found = { name: string; schema: Schema }

/** Properties that are called as days are. */
const IS_DAY = /^(day|date|from|to|morning|since)$|(Day|Date|On|Until|Asked)$/

/** What is called so and is none: a moment, a number of something, or a text that says no day. */
const OTHERS = ['quotesAsked', 'bytesAsked']

/** Every property of every answer, with the names of what holds it. */
function* propertiesOf(schema: Schema, seen = new Set<string>()): Generator<Found> {
  if (schema.$ref) {
    if (seen.has(schema.$ref)) return
    seen.add(schema.$ref)
    const part = schema.$ref.split('/').at(-1)!
    const schemas: Record<string, Schema> = apiDocument().components.schemas
    yield* propertiesOf(schemas[part]!, seen)
  }
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    yield { name, schema: one }
    yield* propertiesOf(one, seen)
  }
  for (const one of [schema.items, ...(schema.anyOf ?? [])]) if (one) yield* propertiesOf(one, seen)
}

function answered(): Found[] {
  const calls = Object.values(apiDocument().paths).flatMap((path) => Object.values(path))
  const contents = calls.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ content = {} }) => Object.values(content))
  ) as { schema?: Schema }[]
  return contents.flatMap(({ schema }) => (schema ? [...propertiesOf(schema)] : []))
}

const formsOf = (schema: Schema): Schema[] => [schema, ...(schema.anyOf ?? [])]

const isWritten = (schema: Schema) =>
  formsOf(schema).some(({ type, format }) => format === 'date' || (type === 'string' && !format))

test.group('Shared | days of the HTTP API', () => {
  test('every day of an answer is described as YYYYMMDD', ({ assert }) => {
    const days = answered().filter(({ name }) => IS_DAY.test(name) && !OTHERS.includes(name))
    assert.isAbove(days.length, 30)
    const others = days.filter(({ schema }) => isWritten(schema)).map(({ name }) => name)
    assert.deepEqual([...new Set(others)], [])
  })

  test('no answer describes the other form', ({ assert }) => {
    const others = answered().filter(({ schema }) =>
      formsOf(schema).some(({ format }) => format === 'date')
    )
    assert.deepEqual(others, [])
  })

  test('an answer that tells a day in another form is noticed', ({ assert }) => {
    assert.isNull(told('20260302'))
    assert.include(told('2026-03-02'), 'GET /users/{id}/history answers after 2026-03-02')
  })
})

/** What is found of a history with this value, which may be any text. */
function told(after: string): string | null {
  const change = { field: USER_FIELDS[0], before: null, after }
  const who = { actorId: null, actor: 'The shop', action: USER_ACTIONS[0], reason: null }
  const entry = { seq: 1, at: '2026-03-02T09:00:00.000Z', ...who, changes: [change] }
  const data = { content: [entry], totalCount: 1, next: null }
  return problemOf('GET', '/api/v1/users/1/history', {
    status: () => 200,
    body: () => ({ success: true, data, errors: [], message: '' }),
    header: (name: string) => (name === 'content-type' ? 'application/json' : undefined),
  })
}
