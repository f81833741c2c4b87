import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import fc from 'fast-check'
import type { Place } from '#shared/domain/paging'
import { rows } from '#shared/database'
import { defineList } from '#shared/lists'
import type { List } from '#shared/lists/list'

type Row = { id: number; rank: number | null; part: number; at: Date }
type Sums = { id: number; rank: number | null; part: number }

const columns = { id: 't.id', rank: 't.rank', part: 't.part', at: 't.at' }
const of = {
  from: 'walked t',
  sort: { rank: 'rank', part: 'part', at: 'at', name: { sql: `lower('Name ' || t.part)` } },
  usual: { by: 'rank', direction: 'asc' },
} as const

type Walked = List<Sums, void, Sums, string, Record<never, never>, never>

/** The ways in which lists find their rows. */
const LISTS = {
  'by a value that may be missing': defineList<Row>()({ columns, ...of }),
  'by their key': defineList<Row>()({ columns, ...of, key: 't.id', hasNoNulls: ['part', 'at'] }),
  'equal ones in an order of their own': defineList<Row>()({
    ...{ columns, ...of, thenBy: ['t.part desc', 't.id'] },
  }),
  'equal ones by several values': defineList<Row>()({
    ...{ columns, ...of, tieBreaker: ['t.part', 't.id'], hasNoNulls: ['at'] },
  }),
  'as sums': defineList<Sums>()({
    columns: { id: 't.id', rank: 'sum(t.rank)', part: 'max(t.part)' },
    ...{ from: 'walked t', groupBy: 't.id' },
    sort: { rank: 'rank', part: 'part' },
    usual: { by: 'rank', direction: 'asc' },
  }),
} as unknown as Record<string, Walked>

const aRow = fc.record({
  rank: fc.option(fc.integer({ min: -1, max: 2 }), { nil: null }),
  part: fc.integer({ min: 0, max: 2 }),
})

/** What happens between two pages: rows come, and some go. */
const aChange = fc.record({
  come: fc.array(aRow, { maxLength: 3 }),
  goes: fc.option(fc.integer({ min: 2, max: 6 }), { nil: null }),
})

const aWalk = fc.record({
  rows: fc.array(aRow, { maxLength: 16 }),
  changes: fc.array(aChange, { maxLength: 5 }),
  limit: fc.integer({ min: 1, max: 4 }),
  orderBy: fc.constantFrom('rank', 'part', 'at', 'name'),
  orderDirection: fc.constantFrom('asc', 'desc'),
})

type Change = typeof aChange extends fc.Arbitrary<infer C> ? C : never
type Walk = typeof aWalk extends fc.Arbitrary<infer W> ? W : never

/** Moments differ by less than JavaScript can say. */
const come = (given: Change['come']) =>
  rows(
    null,
    `insert into walked (rank, part, at)
       select rank, part, timestamptz '2026-03-01Z' + part * interval '1 microsecond'
         from json_to_recordset(?::json) as given (rank integer, part integer)`,
    [JSON.stringify(given)]
  )

const ids = async () =>
  (await rows<{ id: number }>(null, 'select id from walked')).map(({ id }) => id)

/** Reads a list to its end while it changes; answers what was read. */
async function walk(list: Walked, { changes, ...asked }: Walk) {
  const { limit, orderBy, orderDirection } = asked
  const wish = list.read({ limit: String(limit), orderBy, orderDirection })
  const seen: number[] = []
  const left = [...changes]
  let behind: Place | undefined
  for (;;) {
    const { content, next } = await list.pageOrNothing({ ...wish, behind })
    seen.push(...content.map(({ id }) => id))
    if (next === null) return { seen, wish }
    behind = next
    const change = left.shift()
    if (!change) continue
    await come(change.come)
    if (change.goes) await rows(null, 'delete from walked where id % ? = 0', [change.goes])
  }
}

test.group('Lists | cursors', (group) => {
  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    await rows(
      null,
      `create temporary table walked (
         id integer generated always as identity primary key,
         rank integer, part integer not null, at timestamptz not null
       ) on commit drop`
    )
  })

  test(
    'whoever reads to the end while rows come and go has each that stayed, once and in order: {$self}'
  )
    .with(Object.keys(LISTS))
    .run(async ({ assert }, kind) => {
      const list = LISTS[kind]!
      const holds = fc.asyncProperty(aWalk, async (asked) => {
        await rows(null, 'truncate walked')
        await come(asked.rows)
        const before = await ids()
        const { seen, wish } = await walk(list, asked)
        const after: number[] = []
        for await (const { id } of await list.lines(wish)) after.push(id)
        assert.lengthOf(new Set(seen), seen.length, 'none comes twice')
        const stayed = before.filter((id) => after.includes(id))
        assert.includeMembers(seen, stayed)
        assert.deepEqual(
          seen.filter((id) => after.includes(id)),
          after.filter((id) => seen.includes(id))
        )
      })
      await fc.assert(holds, { numRuns: 25, seed: 20_261_127 })
    })

  test('a page says where the rows behind it begin, from whichever end it was read', async ({
    assert,
  }) => {
    await rows(null, 'truncate walked')
    await come(Array.from({ length: 23 }, (_, n) => ({ rank: n % 5 || null, part: n % 3 })))
    for (const list of Object.values(LISTS)) {
      for (const orderDirection of ['asc', 'desc']) {
        const pageOf = (page: number) =>
          list.pageOrNothing(list.read({ page: String(page), limit: '5', orderDirection }))
        for (const page of [1, 2, 3, 4]) {
          const [{ next }, following] = [await pageOf(page), await pageOf(page + 1)]
          const wish = list.read({ limit: '5', orderDirection })
          const behind = await list.pageOrNothing({ ...wish, behind: next! })
          assert.deepInclude(following, behind)
        }
        assert.isNull((await pageOf(5)).next)
        assert.isNull((await pageOf(6)).next)
      }
    }
  })
})
