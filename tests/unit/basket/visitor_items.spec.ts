import { test } from '@japa/runner'
import fc from 'fast-check'
import { readVisitorItems, writeVisitorItems } from '#basket/domain/visitor_items'
import { CalendarDay } from '#shared/domain/calendar_day'

const days = fc
  .tuple(fc.integer({ min: 10_000, max: 20_000 }), fc.nat(4_000))
  .map(([first, length]) => {
    const from = CalendarDay.of(1970, 1, 1).plusDays(first)
    return { from, to: from.plusDays(length) }
  })

const items = fc.array(
  fc
    .record({
      clientItemId: fc.uuid(),
      productCode: fc.stringMatching(/^[\w-]{1,30}$/),
      includeDegraded: fc.boolean(),
      filters: fc.option(
        fc.record(
          {
            levelOne: fc.array(fc.string({ maxLength: 8 }), { maxLength: 3 }),
            levelTwo: fc.array(fc.string({ maxLength: 8 }), { maxLength: 3 }),
            isins: fc.array(fc.string({ maxLength: 12 }), { maxLength: 3 }),
          },
          { requiredKeys: ['levelOne', 'levelTwo'] }
        )
      ),
      days,
    })
    .map(({ days: { from, to }, ...rest }) => ({ ...rest, from, to })),
  { minLength: 1, maxLength: 12 }
)

test.group('Items of a visitor', () => {
  test('are read as they were written, in text that a cookie may hold', ({ assert }) => {
    fc.assert(
      fc.property(items, (chosen) => {
        const text = writeVisitorItems(chosen)
        assert.match(text, /^[\w.~-]+$/)
        assert.deepEqual(JSON.stringify(readVisitorItems(text)), JSON.stringify(ordered(chosen)))
      })
    )
  })

  test('text of others is read without an error', ({ assert }) => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        assert.isArray(readVisitorItems(text))
      })
    )
  })
})

/** Keys in the order in which they are read. */
const ordered = (chosen: ReturnType<typeof readVisitorItems>) =>
  chosen.map(({ clientItemId, productCode, from, to, includeDegraded, filters }) => ({
    ...{ clientItemId, productCode, from, to, includeDegraded, filters },
  }))
