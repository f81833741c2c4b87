import { test } from '@japa/runner'
import { outline as outlined } from '#shared/http/api_description/outline'
import {
  about,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  text,
} from '#shared/http/api_description/schema'
import type { Schema } from '#shared/http/api_description/schema'
import { tidy } from '#shared/http/api_description/tidy_schema'

const WORDS = { or: ' or ', characters: 'characters', entries: 'entries', default: 'default' }
const outline = (schema: Schema) => outlined(schema, WORDS)

test.group('Shared | outline of a schema', () => {
  test('an object is written over several lines, with its words', ({ assert }) => {
    const item = object({ 'id': integer, 'name?': about(nullable(text), 'As printed.') })
    assert.equal(
      outline(object({ items: listOf(item) })),
      [
        '{',
        '  items: {',
        '    id: integer',
        '    name?: string or null  // As printed.',
        '  }[]',
        '}',
      ].join('\n')
    )
  })

  test('choices stand beside each other, and in brackets where they are many', ({ assert }) => {
    assert.equal(outline(oneOf(['New', 'Done'])), '"New" | "Done"')
    assert.equal(outline(listOf(oneOf(['New', 'Done']))), '("New" | "Done")[]')
  })

  test('a named schema stands by its name', ({ assert }) => {
    assert.equal(outline(listOf({ $ref: '#/components/schemas/Order' })), 'Order[]')
  })

  test('bounds and what holds without a value stand behind the type: {said}')
    .with([
      {
        schema: { ...integer, minimum: 1, maximum: 100, default: 10 },
        said: 'integer (1–100, default 10)',
      },
      { schema: { ...integer, minimum: 0 }, said: 'integer (≥ 0)' },
      { schema: { ...integer, minimum: 1, maximum: 2 ** 31 - 1 }, said: 'integer (≥ 1)' },
      { schema: { ...text, minLength: 2, maxLength: 2 }, said: 'string (2 characters)' },
      { schema: { ...text, minLength: 0, maxLength: 80 }, said: 'string (≤ 80 characters)' },
      {
        schema: { type: ['string', 'null'], maxLength: 80 },
        said: 'string or null (≤ 80 characters)',
      },
      {
        schema: { ...oneOf(['asc', 'desc']), default: 'asc' },
        said: '"asc" | "desc" (default "asc")',
      },
      {
        schema: { ...listOf({ ...text, maxLength: 12 }), minItems: 1, maxItems: 50 },
        said: '(string (≤ 12 characters))[] (1–50 entries)',
      },
    ])
    .run(({ assert }, { schema, said }) => assert.equal(outline(schema), said))

  test('what a form takes for a checkbox is true or false for programs', ({ assert }) => {
    const checkbox = { enum: ['1', 1, 'true', true, 'on', '0', 0, 'false', false] }
    assert.deepEqual(tidy(object({ consent: checkbox })).properties, {
      consent: { type: 'boolean' },
    })
  })
})
