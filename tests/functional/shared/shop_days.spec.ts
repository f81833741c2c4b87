import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { SHOP_TIME_ZONE } from '#shared/clock'
import { rows } from '#shared/database'
import { dayInBerlin } from '#shared/domain/day_in_berlin'

const MOMENTS = [
  '2025-03-29T22:59:59Z', // before and after midnight, around both changes of the clock
  '2025-03-29T23:00:00Z',
  '2025-03-30T21:59:59Z',
  '2025-03-30T22:00:00Z',
  '2025-10-25T21:59:59Z',
  '2025-10-25T22:00:00Z',
  '2025-10-26T22:59:59Z',
  '2025-12-31T23:00:00Z',
]

/** How PostgreSQL would run a statement. */
async function plan(sql: string): Promise<string> {
  const lines = await rows<{ 'QUERY PLAN': string }>(null, `explain (costs off) ${sql}`)
  return lines.map((line) => line['QUERY PLAN']).join('\n')
}

test.group('Shared | days of the shop in statements', () => {
  for (const moment of MOMENTS) {
    test(`${moment} lies in the same day there and here`, async ({ assert }) => {
      const [found] = await rows<{ day: string; begins: Date; zone: boolean }>(
        null,
        `select shop_day(:moment) as day, shop_day_begins(shop_day(:moment)) as begins,
                shop_day(:moment) = (:moment::timestamptz at time zone :zone)::date as zone`,
        { moment, zone: SHOP_TIME_ZONE }
      )
      assert.equal(found!.day, dayInBerlin(new Date(moment)))
      assert.isTrue(found!.zone)
      assert.isAtMost(found!.begins.getTime(), Date.parse(moment))
      assert.equal(dayInBerlin(found!.begins), found!.day)
    })
  }

  test('today is the day of now', async ({ assert }) => {
    const [found] = await rows<{ is: boolean }>(null, 'select shop_today() = shop_day(now()) as is')
    assert.isTrue(found!.is)
  })

  test('the planner sees through them, so an index on a day serves', async ({ assert }) => {
    const where = `from quotas where date_from <= shop_today() and shop_day(created_at) = '2025-01-01'`
    assert.notInclude(await plan(`select id ${where}`), 'shop_')
  })

  test('no statement has a day of its own: the database’s may be another one', ({ assert }) => {
    const files = globSync('app/**/*.ts')
    assert.isAbove(files.length, 1000)
    assert.deepEqual(
      files.filter((file) => /\bcurrent_date\b|now\(\)::date/i.test(readFileSync(file, 'utf8'))),
      []
    )
  })
})
