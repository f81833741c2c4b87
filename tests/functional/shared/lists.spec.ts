import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { translate } from '#shared/i18n'
import { defineList, showNothing } from '#shared/lists'
import { countTabs } from '#shared/lists/count_tabs'

type Row = { id: number; label: string; amount: number; state: 'New' | 'Done' }

const plain = {
  columns: { id: 't.id', label: 't.label', amount: 't.amount', state: 't.state' },
  from: 'test_table t',
  sort: { label: 'label', amount: 'amount' },
  usual: { by: 'label', direction: 'asc' },
  search: ['label', 'amount'],
} as const

const table = defineList<Row, { least: number } | void>()({
  ...plain,
  within: (scope) => (scope ? { sql: 't.amount >= ?', values: [scope.least] } : null),
  filters: {
    state: { column: 'state', values: ['New', 'Done'] },
    label: { column: 'label' },
    id: {
      isId: true,
      condition: (ids: string[]) => ({ sql: 't.id = any(?::int[])', values: [ids.map(Number)] }),
    },
    size: {
      sql: 't.amount > 1000',
      values: { Large: true, Small: false },
      spellings: { big: 'Large' },
    },
  },
  views: { all: 'true', done: `t.state = 'Done'`, cheap: 't.amount < 100' },
})

/** One that a filter divides into tabs. */
const tabbed = defineList<Row, { least: number } | void>()({
  ...plain,
  within: (scope) => (scope ? { sql: 't.amount >= ?', values: [scope.least] } : null),
  filters: { state: { column: 'state', values: ['New', 'Done'], isTab: true } },
})

/** The same for a list whose order stands in indexes: counted up to a bound, found by its key. */
const large = defineList<Row>()({
  columns: { id: 't.id', label: 't.label', amount: 't.amount', state: 't.state' },
  from: 'test_table t',
  sort: { label: 'label' },
  usual: { by: 'label', direction: 'asc' },
  mostCounted: 5,
  key: 't.id',
  hasNoNulls: true,
  search: ['label'],
  filters: {
    least: {
      isDay: true,
      condition: ([day]: string[]) => ({
        sql: 't.amount >= extract(day from ?::date) * 100',
        values: [day],
      }),
    },
  },
})

/** One that nobody pages through to its end. */
const endless = defineList<Pick<Row, 'id' | 'label'>>()({
  columns: { id: 't.id', label: 't.label' },
  from: 'test_table t',
  sort: { label: 'label' },
  usual: { by: 'label', direction: 'asc' },
  mostCounted: 5,
  boundsAll: true,
  key: 't.id',
  hasNoNulls: ['label'],
  views: { all: 'true', done: `t.state = 'Done'`, cheap: 't.amount < 100' },
})

const list = (address: Record<string, unknown>) => table.page(table.read(address))

const labels = async (address: Record<string, unknown>) =>
  (await list(address)).content.map((row) => row.label)

test.group('Lists', (group) => {
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

  test('pages put together are the list, from whichever end they are read: {0}')
    .with([
      ['rows with equal and missing values', {}],
      ['rows found by their key', { key: 't.id' }],
      ['equal rows in an order of their own', { thenBy: ['t.part desc', 't.id'] }],
      ['rows that are searched in one pass', { searchedBy: ['t.id', 't.part'] }],
    ] as [string, { key?: string; thenBy?: string[]; searchedBy?: string[] }][])
    .run(async ({ assert }, [, way]) => {
      const gaps = defineList<{ id: number; rank: number | null; part: number }>()({
        columns: { id: 't.id', rank: 't.rank', part: 't.part' },
        from: `(select n as id, nullif(n % 4, 0) as rank, n % 3 as part
                  from generate_series(1, 47) n) t`,
        sort: { rank: 'rank' },
        usual: { by: 'rank', direction: 'asc' },
        search: () => ({ sql: 't.id > ?', values: [0] }),
        ...way,
      })
      for (const orderDirection of ['asc', 'desc']) {
        const shown: number[] = []
        for (let page = 1; page <= 10; page++) {
          const wish = gaps.read({ page: String(page), limit: '5', orderDirection, search: 'any' })
          const { content, ...paging } = await gaps.page(wish)
          assert.deepEqual(paging, { totalCount: 47, page, pages: 10 })
          shown.push(...content.map(({ id }) => id))
        }
        const all: number[] = []
        for await (const { id } of await gaps.lines(gaps.read({ orderDirection }))) all.push(id)
        assert.lengthOf(all, 47)
        assert.deepEqual(shown, all)
      }
    })

  test('rows far behind the first one are the same whether they are found by their names or not', async ({
    assert,
  }) => {
    const common = {
      columns: { id: 't.id', rank: 't.rank', part: 't.part' },
      from: `(select n as id, nullif(n % 7, 0) as rank, n % 5 as part
                from generate_series(1, 1300) n) t`,
      sort: { rank: 'rank', part: 'part' },
      usual: { by: 'rank', direction: 'asc' },
      thenBy: ['t.part desc', 't.id'],
    } as const
    type Numbered = { id: number; rank: number | null; part: number }
    const plainly = defineList<Numbered>()(common)
    const named = defineList<Numbered>()({ ...common, searchedBy: ['t.id', 't.part'] })
    for (const orderBy of ['rank', 'part']) {
      for (const orderDirection of ['asc', 'desc']) {
        for (const page of ['1', '5', '6', '7', '8', '13']) {
          const wish = named.read({ orderBy, orderDirection, page, limit: '100' })
          assert.deepEqual(await named.page(wish), await plainly.page(wish))
          assert.deepEqual(await named.pageOrNothing(wish), await plainly.pageOrNothing(wish))
        }
      }
    }
    const wish = named.read({}) as never
    const found = (offset: number) =>
      named.source.statements!.page(wish, undefined, { direction: 'asc', limit: 10, offset }).sql
    assert.include(found(500), 'found')
    assert.notInclude(found(499), 'found')
  })

  test('joined tables are left out of finding and counting where nothing names them, and tell the same', async ({
    assert,
  }) => {
    const columns = { ...plain.columns, double: 'd.double' }
    const doubles = '(select n as id, n * 200 as double from generate_series(1, 26) n) d'
    const join = `join ${doubles} on d.id = t.id`
    const sort = { label: 'label', double: 'double' } as const
    const filters = { double: { column: 'double' } } as const
    const common = { ...plain, columns, sort, filters, key: 't.id', search: ['label'] } as const
    type Doubled = Row & { double: number }
    const whole = defineList<Doubled>()({ ...common, from: `test_table t ${join}` })
    const lean = defineList<Doubled>()({ ...common, from: 'test_table t', joined: { d: join } })
    const joins = (sql: string) => sql.split(doubles).length - 1
    for (const [asked, counted, found] of [
      [{}, 0, 1],
      [{ search: 'Row 1', page: '2', limit: '4' }, 0, 1],
      [{ double: '400' }, 1, 2],
      [{ orderBy: 'double', orderDirection: 'desc', page: '2' }, 0, 2],
    ] as const) {
      const wish = lean.read(asked)
      assert.deepEqual(await lean.page(wish), await whole.page(whole.read(asked)))
      const { statements } = lean.source
      const stretch = { direction: wish.orderDirection, limit: 4, offset: 0 }
      assert.equal(joins(statements!.count(wish as never, undefined, 5).sql), counted)
      assert.equal(joins(statements!.page(wish as never, undefined, stretch).sql), found)
      const far = { areFar: true }
      assert.equal(joins(statements!.page(wish as never, undefined, stretch, far).sql), found)
    }
  })

  test('what is searched in one pass is told as any other: page {page} of {limit}, of {search}')
    .with(
      ['1', '2', '3', '9'].flatMap((page) =>
        ['4', '100'].flatMap((limit) =>
          ['Row 1', 'row', 'none at all'].map((search) => ({ page, limit, search }))
        )
      )
    )
    .run(async ({ assert }, address) => {
      const wish = table.read(address)
      const searched = defineList<Row>()({ ...plain, searchedBy: ['t.id', 't.label'] })
      assert.deepEqual(await searched.page(searched.read(address)), await table.page(wish))
      const told = await searched.pageOrNothing(searched.read(address))
      assert.deepEqual(told, await table.pageOrNothing(wish))
    })

  test('shows ten rows in the usual order', async ({ assert }) => {
    const { content, ...counts } = await list({})
    assert.deepEqual(counts, { totalCount: 26, page: 1, pages: 3 })
    assert.lengthOf(content, 10)
  })

  test('page {page} of a list that is read by its key is the same from either end')
    .with([{ page: '1' }, { page: '2' }, { page: '3' }])
    .run(async ({ assert }, { page }) => {
      for (const orderDirection of ['asc', 'desc']) {
        const address = { page, orderDirection }
        const { content } = await large.page(large.read(address))
        assert.deepEqual(
          content.map(({ label }) => label),
          await labels(address)
        )
      }
    })

  test('pages count up to a bound, programs are told all', async ({ assert }) => {
    const wish = large.read({ search: 'row', limit: '2' })
    const page = await large.page(wish)
    assert.deepInclude(page, { totalCount: 5, pages: 3, isMore: true })
    const told = await large.pageOrNothing(wish)
    assert.deepInclude(told, { totalCount: 25, pages: 13 })
    assert.notProperty(told, 'isMore')
    const all = await endless.page(endless.read({ page: '9', limit: '2' }))
    assert.deepInclude(all, { totalCount: 5, page: 3, isMore: true })
    assert.equal((await large.page(large.read({ limit: '2' }))).totalCount, 26)
  })

  test('page {page} of what stands far from where the order begins is the same ({orderDirection})')
    .with(
      ['asc', 'desc'].flatMap((orderDirection) => [
        { page: '1', orderDirection },
        { page: '2', orderDirection },
      ])
    )
    .run(async ({ assert }, asked) => {
      await rows(
        null,
        `insert into test_table
           select 100 + n, case when n <= 300 then 'A ' else 'Z ' end || n, n, 'New'
             from generate_series(1, 600) n`
      )
      const address = { ...asked, search: 'row', limit: '2' }
      const { content, totalCount } = await large.page(large.read(address))
      assert.equal(totalCount, 5)
      assert.deepEqual(
        content.map(({ label }) => label),
        await labels(address)
      )
    })

  test('a filter takes a day, and nothing else', async ({ assert }) => {
    const { totalCount } = await large.pageOrNothing(large.read({ least: '2026-03-20' }))
    assert.equal(totalCount, 6)
    for (const least of ['2026-02-30', '20.3.2026', 'soon']) {
      assert.deepEqual(large.read({ least }).filters.least, [])
      const asked = large.readStrictly({ least })
      assert.equal(asked.refusals[0]?.code, 'shared.lists.errors.not_a_day')
    }
  })

  test('a filter takes ids, and nothing else', async ({ assert }) => {
    const { totalCount } = await list({ id: '3,4' })
    assert.equal(totalCount, 2)
    for (const id of ['0', '-3', '3.5', 'x', '12345678901']) {
      assert.deepEqual(table.read({ id }).filters.id, [])
      const asked = table.readStrictly({ id })
      assert.equal(asked.refusals[0]?.code, 'shared.lists.errors.not_an_id')
    }
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

  test('views group the rows, and count them whatever else is asked', async ({ assert }) => {
    assert.equal((await list({ view: 'done' })).totalCount, 12)
    assert.equal((await list({ view: 'done', search: 'row 02' })).totalCount, 1)
    assert.deepEqual(await table.counts(), { all: 26, done: 12, cheap: 1 })
    assert.deepEqual(await table.counts({ least: 100 }), { all: 25, done: 12, cheap: 0 })
  })

  test('tabs of a filter are counted within what somebody may see, whatever else is asked', async ({
    assert,
  }) => {
    const counted = (count: number) => ({ count, isMore: false })
    const all = { '': counted(26), 'New': counted(14), 'Done': counted(12) }
    assert.deepEqual(await countTabs(tabbed), all)
    const seen = { '': counted(25), 'New': counted(13), 'Done': counted(12) }
    assert.deepEqual(await countTabs(tabbed, { least: 100 }), seen)
    assert.isNull(await countTabs(table))
  })

  test('views of a list that nobody pages to its end are counted up to its bound', async ({
    assert,
  }) => {
    assert.deepEqual(await endless.counts(), { all: 6, done: 6, cheap: 1 })
    assert.equal(endless.question.mostOfViews, 5)
    assert.isNull(table.question.mostOfViews)
  })

  test('a page is told which filters a view unsets, where it lies, and that it has an export', async ({
    assert,
  }) => {
    const ctx = await testUtils.createHttpContext()
    ctx.request.parsedUrl.pathname = '/rows/'
    const shown = showNothing(ctx, table)
    assert.deepEqual(shown.ofView, [])
    assert.equal(shown.path, '/rows')
    assert.equal(shown.hasExport, table.csv !== null)
  })

  test('names stand for values, and may be spelled in other ways', async ({ assert }) => {
    assert.equal((await list({ size: 'Large' })).totalCount, 15)
    assert.equal((await list({ size: 'BIG' })).totalCount, 15)
    assert.equal((await list({ size: 'Large,Small' })).totalCount, 26)
  })

  test('a scope leaves out rows everywhere', async ({ assert }) => {
    const page = await table.page(table.read({ limit: '2' }), { least: 2_400 })
    assert.deepInclude(page, { totalCount: 2, pages: 1 })
    assert.equal((await table.first({ sql: 't.id = ?', values: [3] }))?.label, 'Row 03')
    assert.isNull(await table.first({ sql: 't.id = ?', values: [3] }, { least: 400 }))
  })

  test('every row comes in the order of the list', async ({ assert }) => {
    const found: number[] = []
    const wish = table.read({ state: 'Done', orderBy: 'amount', orderDirection: 'desc' })
    for await (const { amount } of await table.lines(wish)) found.push(amount)
    assert.lengthOf(found, 12)
    assert.deepEqual(found.slice(0, 3), [2_400, 2_200, 2_000])
  })

  test('programs are refused at {field}: {message}')
    .with([
      { field: 'limit', asked: { limit: '1000' }, message: 'a whole number from 1 to 100' },
      { field: 'page', asked: { page: '0' }, message: 'a whole number from 1 to' },
      { field: 'page', asked: { page: ['1', '2'] }, message: 'a whole number from 1 to' },
      { field: 'orderBy', asked: { orderBy: 'id' }, message: 'one of: label, amount.' },
      { field: 'orderBy', asked: { orderBy: '__proto__' }, message: 'one of: label, amount.' },
      { field: 'orderDirection', asked: { orderDirection: 'up' }, message: 'one of: asc, desc.' },
      { field: 'state', asked: { state: 'done' }, message: 'one of: New, Done.' },
      { field: 'state', asked: { state: 'Done,Lost' }, message: 'one of: New, Done.' },
      { field: 'state', asked: { state: { $ne: '' } }, message: 'one of: New, Done.' },
      { field: 'view', asked: { view: 'open' }, message: 'one of: all, done, cheap.' },
      { field: 'search', asked: { search: { $ne: '' } }, message: 'at most 100 letters' },
      { field: 'search', asked: { search: 'x'.repeat(101) }, message: 'at most 100 letters' },
      { field: 'cursor', asked: { cursor: { $ne: '' } }, message: 'takes the “next” of an answer' },
      { field: 'cursor', asked: { cursor: 'x'.repeat(2_001) }, message: 'takes the “next”' },
      { field: 'page', asked: { cursor: 'x', page: '2' }, message: 'does not go with a cursor' },
      { field: 'status', asked: { status: 'Done' }, message: 'There is no parameter “status”' },
    ])
    .run(({ assert }, { field, asked, message }) => {
      const read = table.readStrictly(asked)
      const said = read.refusals.map(({ code, params }) => translate('en', code, params))
      assert.deepEqual(
        read.refusals.map((refusal) => refusal.field),
        [field]
      )
      assert.include(said[0]!, message)
    })

  test('programs are told everything that was not understood', ({ assert }) => {
    const { refusals } = table.readStrictly({ limit: 'all', sort: 'label', state: 'Lost' })
    assert.sameMembers(
      refusals.map(({ field }) => field),
      ['limit', 'sort', 'state']
    )
  })

  test('what is empty, spelled otherwise or meant for every call is understood', ({ assert }) => {
    const asked = { search: '', state: '', size: 'big', orderDirection: 'DESC', lang: 'de' }
    const read = table.readStrictly(asked)
    assert.isTrue(read.ok)
    assert.deepInclude(read.ok && read.value, { orderDirection: 'desc', limit: 10, page: 1 })
  })

  test('behind the last page programs find nothing', async ({ assert }) => {
    const asked = table.read({ page: '4' })
    assert.lengthOf((await table.page(asked)).content, 6)
    const { content, totalCount } = await table.pageOrNothing(asked)
    assert.deepEqual([content, totalCount], [[], 26])
  })

  test('describes what programs may ask', ({ assert }) => {
    const described = table.describe()
    assert.deepEqual(Object.keys(described), [
      ...['page', 'cursor', 'limit', 'orderBy', 'orderDirection', 'view', 'search'],
      ...['state', 'label', 'id', 'size'],
    ])
    assert.deepInclude(described.orderBy, { enum: ['label', 'amount'], default: 'label' })
    assert.deepEqual(described.size!.enum, ['Large', 'Small'])
  })
})

type Place = { id: number; code: string }

test.group('Lists | do not compile', () => {
  const place = { id: 'p.id', code: 'p.code' }
  const usual = { by: 'code', direction: 'asc' } as const

  test('with columns that the row does not have', ({ assert }) => {
    const define = defineList<Place>()
    const sort = { code: 'code' } as const
    // @ts-expect-error: the row has a code, and no statement column for it is given
    define({ columns: { id: 'p.id' }, from: 'places p', sort, usual })
    // @ts-expect-error: the row has no name to be sorted by
    define({ columns: place, from: 'places p', sort: { code: 'name' }, usual })
    // @ts-expect-error: nothing is called like this in the addresses of the list
    define({ columns: place, from: 'places p', sort, usual: { by: 'name', direction: 'asc' } })
    // @ts-expect-error: the row has no name to be searched
    define({ columns: place, from: 'places p', sort, usual, search: ['name'] })
    // @ts-expect-error: the row has no name to be compared
    define({ columns: place, from: 'places p', sort, usual, filters: { a: { column: 'name' } } })
    const csv = { fileName: () => 'x.csv', heads: 'places', columns: { a: 'name' } } as const
    // @ts-expect-error: the row has no name to be exported
    define({ columns: place, from: 'places p', sort, usual, csv })
    assert.isFunction(define)
  })

  test('where a page asks for what the list does not offer', ({ assert }) => {
    const wish = table.read({})
    const state: 'New' | 'Done' | undefined = wish.filters.state[0]
    // @ts-expect-error: the list has no such filter
    const colour = wish.filters.colour
    assert.deepEqual([state, colour], [undefined, undefined])
  })
})
