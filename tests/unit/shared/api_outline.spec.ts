import { test } from '@japa/runner'
import { outline } from '#shared/http/api_description/outline'
import {
  about,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  text,
} from '#shared/http/api_description/schema'
import { tidy } from '#shared/http/api_description/tidy_schema'

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

  test('what a form takes for a checkbox is true or false for programs', ({ assert }) => {
    const checkbox = { enum: ['1', 1, 'true', true, 'on', '0', 0, 'false', false] }
    assert.deepEqual(tidy(object({ consent: checkbox })).properties, {
      consent: { type: 'boolean' },
    })
  })
})
