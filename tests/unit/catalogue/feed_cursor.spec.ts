import { test } from '@japa/runner'
import fc from 'fast-check'
import { readCursor, writeCursor } from '#catalogue/domain/feed_cursor'
import { joinPlaces, type FeedPlace } from '#catalogue/domain/feed_place'

const place: FeedPlace = {
  ...{ productId: 7, days: '{[2026-01-01,2026-02-01),[2026-03-01,)}', change: 12 },
  ...{ day: '2026-01-05', part: 2, began: 0, since: '2026-01-01T00:00:00.000Z' },
}
const read: FeedPlace = { ...place, day: null, part: null, since: null }

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const withDays = (days: unknown) => encoded([1, 'owner', [[days, null, [[7, 1, null, null]]]]])
const withHead = (head: unknown) => encoded([1, 'owner', [['{(,)}', null, [head]]]])

test.group('Catalogue | cursor of files', () => {
  test('says again what it was made of', ({ assert }) => {
    const places = [place, { ...place, productId: 8, began: 40 }, read, { ...read, days: '{(,)}' }]
    assert.sameDeepMembers(readCursor('owner', writeCursor('owner', places))!, places)
    assert.deepEqual(readCursor('owner', writeCursor('owner', [])), [])
  })

  test('the day after the last year is no end', ({ assert }) => {
    const days = '{[2026-01-01,10000-01-01)}'
    const [back] = readCursor('owner', writeCursor('owner', [{ ...read, days }]))!
    assert.equal(back!.days, '{[2026-01-01,)}')
  })

  test('is none for another owner', ({ assert }) => {
    assert.isNull(readCursor('other', writeCursor('owner', [place])))
  })

  test('{0} is none')
    .with([
      ['nothing', ''],
      ['a text', 'tomorrow'],
      ['a number', encoded(5)],
      ['another form', encoded([2, 'owner', []])],
      ['no places', encoded([1, 'owner', null])],
      ['a place without heads', encoded([1, 'owner', [['{(,)}', null, 5]]])],
      ['31 February', withDays('{[2026-02-01,2026-02-31)}')],
      ['days that end before they begin', withDays('{[2026-02-02,2026-02-01)}')],
      ['words behind days', withDays("{(,)}'; drop table users")],
      ['a moment that is none', encoded([1, 'owner', [['{(,)}', 'soon', []]]])],
      ['a number with a point', withHead([7, 1.5, null, null])],
      ['a product that is none', withHead([3_000_000_000, 1, null, null])],
      ['a part without a day', withHead([7, 1, null, 2])],
      ['a day without a part', withHead([7, 1, '2026-01-01', null])],
      ['a beginning that is none', withHead([7, 1, null, null, -1])],
      ['a part beyond all', withHead([7, 1, '2026-01-01', 40_000])],
    ] as const)
    .run(({ assert }, [, text]) => assert.isNull(readCursor('owner', text)))

  test('of whatever is sent places come that PostgreSQL takes, or none', ({ assert }) => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (days, since, head) => {
        const places = readCursor('owner', encoded([1, 'owner', [[days, since, [head]]]]))
        for (const one of places ?? []) assert.match(one.days, /^\{([[(][\d-]*,[\d-]*\),?)*\}$/)
      })
    )
  })

  test('places that are read equally far become one', ({ assert }) => {
    const other = { ...read, days: '{[2025-01-01,2025-02-01)}' }
    assert.deepEqual(joinPlaces([read, place, other]), [
      { ...read, days: '{[2026-01-01,2026-02-01),[2026-03-01,),[2025-01-01,2025-02-01)}' },
      place,
    ])
  })
})
