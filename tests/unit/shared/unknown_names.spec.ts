import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import type { Schema } from '#shared/http/api_description/schema'
import { unknownNames } from '#shared/http/api_description/unknown_names'

const address = () => vine.object({ city: vine.string() })

const BODY = vine
  .create(
    vine
      .object({
        name: vine.string(),
        billing: address().nullable().optional(),
        isins: vine.array(vine.unionOfTypes([vine.string(), vine.object({ isin: vine.string() })])),
        words: vine.record(vine.string()),
        answer: vine.object({ id: vine.string() }).allowUnknownProperties(),
      })
      .merge(
        vine.group([
          vine.group.if(({ same }) => same === false, {
            same: vine.literal(false),
            delivery: address(),
          }),
          vine.group.else({ same: vine.literal(true) }),
        ])
      )
  )
  .toJSONSchema() as Schema

const pathsIn = (sent: unknown) => [...unknownNames(BODY, sent)].map(({ path }) => path)

const CASES: { title: string; sent: unknown; found?: string[] }[] = [
  { title: 'at the top', sent: { name: 'A', Name: 'B' }, found: ['Name'] },
  {
    title: 'in an object',
    sent: { billing: { city: 'A', town: 'B' } },
    found: ['billing.town'],
  },
  {
    title: 'in an entry of a list, beside entries of another form',
    sent: { isins: ['A', { isin: 'B', name: 'C' }, 7] },
    found: ['isins.1.name'],
  },
  {
    title: 'in what only some bodies have',
    sent: { same: false, delivery: { city: 'A', town: 'B' } },
    found: ['delivery.town'],
  },
  { title: 'of objects themselves', sent: { constructor: 1 }, found: ['constructor'] },
  { title: 'not where any name is taken', sent: { words: { a: 'b' }, answer: { more: 1 } } },
  { title: 'not in what has another form', sent: { name: { first: 'A' }, isins: { a: 1 } } },
  { title: 'not in what is no object', sent: null },
]

test.group('Shared | names that a body does not have', () => {
  test('{title}')
    .with(CASES)
    .run(({ assert }, { sent, found = [] }) => {
      assert.deepEqual(pathsIn(sent), found)
    })

  test('are told with those that would do in their place', ({ assert }) => {
    const [top, inside] = unknownNames(BODY, { nme: 'A', billing: { town: 'B' } })
    assert.sameMembers(top!.known, [
      ...['name', 'billing', 'isins', 'words', 'answer', 'same', 'delivery'],
    ])
    assert.deepEqual(inside!.known, ['city'])
  })

  test('of a list of bodies have their place in it', ({ assert }) => {
    const list: Schema = { type: 'array', items: BODY }
    const [found] = unknownNames(list, [{ name: 'A' }, { nme: 'B' }])
    assert.equal(found!.path, '1.nme')
  })
})
