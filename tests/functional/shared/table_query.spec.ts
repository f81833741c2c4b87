import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { rows } from '#shared/database'
import { tableQuery } from '#shared/http/table_query'

const table = tableQuery({
  sortable: { label: 'label', amount: 'amount' },
  defaultSort: { by: 'label', direction: 'asc' },
  searchable: ['label', 'amount'],
  filters: { state: { column: 'state', values: ['New', 'Done'] }, label: { column: 'label' } },
})

type Row = { id: number; label: string; amount: number; state: string }

const list = (address: Record<string, unknown>) =>
  table.page(db.from('test_table').select('*'), table.read(address))

const labels = async (address: Record<string, unknown>) =>
  (await list(address)).content.map((row) => (row as Row).label)

test.group('Table query', (group) => {
  group.each.setup(async () => {
    const rollBack = await testUtils.db().wrapInGlobalTransaction()
    await rows(
      null,
      `create temporary table test_table on commit drop as
         select n as id, 'Row ' || lpad(n::text, 2, '0') as label, n * 100 as amount,
                case when n % 2 = 0 then 'Done' else 'New' end as state
           from generate_series(1, 25) n`
    )
    await rows(null, `insert into test_table values (26, ?, 5, 'New')`, ['100% ?_\\ off'])
    return rollBack
  })

  test('shows ten rows in the usual order', async ({ assert }) => {
    const { content, ...counts } = await list({})
    assert.deepEqual(counts, { totalCount: 26, page: 1, pages: 3 })
    assert.lengthOf(content, 10)
  })

  test('page {page} shows page {shown}')
    .with([
      { page: '2', shown: 2, length: 10 },
      { page: '3', shown: 3, length: 6 },
      { page: '99', shown: 3, length: 6 },
    ])
    .run(async ({ assert }, { page, shown, length }) => {
      const answer = await list({ page })
      assert.equal(answer.page, shown)
      assert.lengthOf(answer.content, length)
    })

  test('nonsense falls back ({$i})')
    .with([
      { page: '-1' },
      { page: '0' },
      { page: '1e3' },
      { page: ['1', '2'] },
      { limit: '100000' },
      { orderBy: 'amount; drop table users' },
      { orderBy: 'id', orderDirection: 'sideways' },
      { orderBy: '__proto__' },
      { orderBy: 'constructor' },
      { state: 'Unheard' },
      { search: { $ne: '' } },
    ])
    .run(async ({ assert }, address) => {
      const { content, totalCount, page } = await list(address)
      assert.equal(totalCount, 26)
      assert.equal(page, 1)
      assert.lengthOf(content, 10)
    })

  test('sorts by the columns it knows', async ({ assert }) => {
    const [first] = await labels({ orderBy: 'amount', orderDirection: 'desc' })
    assert.equal(first, 'Row 25')
    const [cheapest] = await labels({ orderBy: 'amount' })
    assert.equal(cheapest, '100% ?_\\ off')
  })

  test('finds {title}')
    .with([
      { title: 'without regard to case', search: 'row 07', found: ['Row 07'] },
      { title: 'signs that are patterns elsewhere', search: '100% ?_\\', found: ['100% ?_\\ off'] },
      { title: 'numbers', search: '2500', found: ['Row 25'] },
      { title: 'past control characters', search: 'row\u0000 07', found: ['Row 07'] },
      { title: 'nothing where SQL was typed', search: "' or 1=1 --", found: [] },
    ])
    .run(async ({ assert }, { search, found }) => {
      assert.deepEqual(await labels({ search }), found)
    })

  test('filters by one value or by several', async ({ assert }) => {
    assert.equal((await list({ state: 'Done' })).totalCount, 12)
    assert.equal((await list({ state: 'Done,New' })).totalCount, 26)
    assert.deepEqual(await labels({ label: ['Row 01', 'Row 02'], state: 'New' }), ['Row 01'])
  })

  test('an empty list has one page', async ({ assert }) => {
    assert.deepEqual(await list({ search: 'nothing like it' }), {
      content: [],
      totalCount: 0,
      page: 1,
      pages: 1,
    })
  })
})
