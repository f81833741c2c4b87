import { test } from '@japa/runner'
import { Readable } from 'node:stream'
import config from '@adonisjs/core/services/config'
import pg from 'pg'
import { restoreFromArchive } from '#catalogue/actions/restore_from_archive'
import { connectArchive } from '#catalogue/gateways/archive'
import type { DayFilesOf } from '#catalogue/domain/day_files_of'
import type { FeedPlace } from '#catalogue/domain/feed_place'
import { readFeed } from '#catalogue/queries/file_feed/read_feed'
import { demoArchive } from '#demo/catalogue/demo_archive'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { insertProduct, removeProducts } from '#tests/fixtures/catalogue/lake_product'
import { until } from '#tests/fixtures/shared/until'

const ALL = [{ from: null, until: null }]
const ADD = `
  insert into lake_files (product_id, day, part, bytes, key, sha256)
  values ($1, $2::text::date, $3, 1, 'x/' || $2::text, repeat('a', 64))`
const REPLACE = `
  update lake_files set version = version + 1, sha256 = repeat('b', 64), updated_at = now()
   where product_id = $1 and day = $2 and part = $3`
const REMOVE = 'delete from lake_files where product_id = $1 and day = $2::text::date and part = $3'

/** Reads as a program does: with the cursor of its last answer. */
class Reader {
  #places: FeedPlace[] = []
  seen: string[] = []

  constructor(
    public of: DayFilesOf,
    private limit = 100
  ) {}

  async read(since: string | null = null): Promise<string[]> {
    const fresh: string[] = []
    for (let hasMore = true; hasMore;) {
      const feed = await readFeed({ of: this.of, after: this.#places, since, limit: this.limit })
      fresh.push(
        ...feed.files.map(
          (file) =>
            `${file.productCode} ${file.day}/${file.condition === 'withdrawn' ? 'gone' : file.version}`
        )
      )
      this.#places = feed.places
      hasMore = feed.hasMore
    }
    this.seen.push(...fresh)
    return fresh
  }
}

test.group('Catalogue | files as they appear', (group) => {
  const clients: pg.Client[] = []
  let one: number
  let two: number

  /** Connections of their own: what they write is there when they say so. */
  const connect = async () => {
    const client = new pg.Client({
      ...config.get<pg.ClientConfig>('database.connections.postgres.connection'),
    })
    await client.connect()
    clients.push(client)
    return client
  }

  group.each.setup(async () => {
    one = await insertProduct('feed_one')
    two = await insertProduct('feed_two')
    return async () => {
      connectArchive(demoArchive)
      await Promise.all(clients.splice(0).map((client) => client.end()))
      await removeProducts()
    }
  })

  test('who commits later is read later, and nothing twice', async ({ assert }) => {
    const [slow, quick] = [await connect(), await connect()]
    const reader = new Reader({ productIds: [one, two], days: ALL })
    await slow.query('begin')
    await slow.query(ADD, [one, '2026-01-02', 1])
    await quick.query(ADD, [two, '2026-01-05', 1])
    assert.deepEqual(await reader.read(), ['feed_two 2026-01-05/1'])
    await slow.query('commit')
    assert.deepEqual(await reader.read(), ['feed_one 2026-01-02/1'])
    assert.deepEqual(await reader.read(), [])
  })

  test('of one product nobody overtakes: the second waits for the first to commit', async ({
    assert,
  }) => {
    const [slow, quick, watcher] = [await connect(), await connect(), await connect()]
    const reader = new Reader({ productIds: [one], days: ALL })
    await slow.query('begin')
    await slow.query(ADD, [one, '2026-01-02', 1])
    const added = quick.query(ADD, [one, '2026-01-05', 1])
    await until(() => isWaiting(watcher, 'lake_files'))
    assert.deepEqual(await reader.read(), [])
    await slow.query(ADD, [one, '2026-01-06', 1])
    await slow.query('commit')
    await added
    const days = ['2026-01-02', '2026-01-06', '2026-01-05']
    assert.deepEqual(
      await reader.read(),
      days.map((day) => `feed_one ${day}/1`)
    )
    assert.deepEqual(await reader.read(), [])
  })

  test('whoever writes while one reads: each version is read once', async ({ assert }) => {
    const writers = await Promise.all([1, 2, 3].map(() => connect()))
    const reader = new Reader({ productIds: [one, two], days: ALL }, 3)
    let writing = true
    const write = async (client: pg.Client, at: number) => {
      for (let day = 1; day <= 12; day++) {
        await client.query('begin')
        const of = (day + at) % 2 ? one : two
        await client.query(ADD, [of, `2026-0${at}-${String(day).padStart(2, '0')}`, 1])
        await client.query(day % 4 ? 'commit' : 'rollback')
        if (day % 3 === 1) {
          await client.query(REPLACE, [of, `2026-0${at}-${String(day).padStart(2, '0')}`, 1])
        }
      }
    }
    const written = Promise.all(writers.map((client, at) => write(client, at + 1))).finally(() => {
      writing = false
    })
    while (writing) await reader.read()
    await written
    await reader.read()
    const kept = await rows<{ name: string }>(
      null,
      `select p.code || ' ' || f.day || '/' || f.version as name
         from lake_files f join products p on p.id = f.product_id where p.id = any(?::int[])`,
      [[one, two]]
    )
    const names = kept.map(({ name }) => name)
    assert.lengthOf(new Set(reader.seen), reader.seen.length)
    assert.includeMembers(reader.seen, names)
    const files = new Set(names.map((name) => name.split('/')[0]))
    assert.isTrue(reader.seen.every((name) => files.has(name.split('/')[0])))
  })

  test('what is withdrawn is told to whoever began before, and is new when it comes again', async ({
    assert,
  }) => {
    const client = await connect()
    const [reader, late] = [0, 1].map(() => new Reader({ productIds: [one], days: ALL }))
    for (const day of ['2026-01-02', '2026-01-03']) await client.query(ADD, [one, day, 1])
    await reader!.read()
    await client.query(REMOVE, [one, '2026-01-02', 1])
    assert.deepEqual(await reader!.read(), ['feed_one 2026-01-02/gone'])
    assert.deepEqual(await reader!.read(), [])
    assert.deepEqual(await late!.read(), ['feed_one 2026-01-03/1'])
    const since = new Reader({ productIds: [one], days: ALL })
    const told = await since.read(new Date(Date.now() - 60_000).toISOString())
    assert.sameMembers(told, ['feed_one 2026-01-03/1', 'feed_one 2026-01-02/gone'])
    await client.query(ADD, [one, '2026-01-02', 1])
    assert.deepEqual(await reader!.read(), ['feed_one 2026-01-02/1'])
    await client.query('delete from products where id = $1', [one])
    assert.deepEqual(
      await rows(null, 'select from withdrawn_files where product_id = ?', [one]),
      []
    )
  })

  test('whoever begins hears of no withdrawal before, on none of his pages, but of those since', async ({
    assert,
  }) => {
    const client = await connect()
    const reader = new Reader({ productIds: [one, two], days: ALL }, 1)
    const [first, second] = ['2026-01-02', '2026-01-03']
    for (const id of [one, two]) {
      for (const day of [first, second]) await client.query(ADD, [id, day, 1])
      await client.query(REMOVE, [id, first, 1])
      await client.query(ADD, [id, '2026-01-04', 1])
    }
    const there = ['one', 'two'].flatMap((name) => [
      `feed_${name} ${second}/1`,
      `feed_${name} 2026-01-04/1`,
    ])
    assert.sameMembers(await reader.read(), there)
    await client.query(REMOVE, [two, second, 1])
    assert.deepEqual(await reader.read(), [`feed_two ${second}/gone`])
  })

  test('whoever comes, is replaced and goes while one reads: what was heard last is so', async ({
    assert,
  }) => {
    const writers = await Promise.all([1, 2, 3].map(() => connect()))
    const reader = new Reader({ productIds: [one, two], days: ALL }, 2)
    let writing = true
    const write = async (client: pg.Client, at: number) => {
      for (let step = 0; step < 30; step++) {
        const file = [
          step % 2 ? one : two,
          `2026-0${at}-${String((step % 5) + 1).padStart(2, '0')}`,
          1,
        ]
        await client.query('begin')
        await client.query('select next_lake_change($1)', [file[0]])
        const { rowCount } = await client.query(step % 3 ? REPLACE : REMOVE, file)
        if (rowCount === 0) await client.query(ADD, file)
        await client.query(step % 4 ? 'commit' : 'rollback')
      }
    }
    const written = Promise.all(writers.map((client, at) => write(client, at + 1))).finally(() => {
      writing = false
    })
    while (writing) await reader.read()
    await written
    await reader.read()
    const heard = new Map(reader.seen.map((said) => said.split('/') as [string, string]))
    const there = await rows<{ name: string; version: string }>(
      null,
      `select p.code || ' ' || f.day as name, f.version::text as version
         from lake_files f join products p on p.id = f.product_id where p.id = any(?::int[])`,
      [[one, two]]
    )
    for (const { name, version } of there) assert.equal(heard.get(name), version, name)
    const names = new Set(there.map(({ name }) => name))
    for (const [name, last] of heard) if (!names.has(name)) assert.equal(last, 'gone', name)
  })

  test('a file that is replaced or brought back is read again, one that only says more is not', async ({
    assert,
  }) => {
    const client = await connect()
    const reader = new Reader({ productIds: [one], days: ALL })
    await client.query(ADD, [one, '2026-01-02', 1])
    await client.query(ADD, [one, '2026-01-03', 1])
    assert.lengthOf(await reader.read(), 2)
    await client.query(REPLACE, [one, '2026-01-02', 1])
    await client.query(`update lake_files set row_count = 5 where product_id = $1`, [one])
    assert.deepEqual(await reader.read(), ['feed_one 2026-01-02/2'])
    await client.query(`update lake_files set storage = 'archive' where product_id = $1`, [one])
    assert.deepEqual(await reader.read(), [])
    await client.query(
      `update lake_files set storage = 'lake' where product_id = $1 and day = '2026-01-03'`,
      [one]
    )
    assert.deepEqual(await reader.read(), ['feed_one 2026-01-03/1'])
  })

  test('days and products that come to be wanted are read from their beginning, those that go and return as well', async ({
    assert,
  }) => {
    const client = await connect()
    for (const day of ['2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05']) {
      await client.query(ADD, [one, day, 1])
      await client.query(ADD, [two, day, 1])
    }
    const day = (iso: string) => ({ from: iso, until: iso })
    const reader = new Reader({ productIds: [one], days: [day('2026-01-03')] }, 2)
    assert.deepEqual(await reader.read(), ['feed_one 2026-01-03/1'])
    reader.of = { productIds: [one], days: [{ from: '2026-01-03', until: null }] }
    assert.deepEqual(await reader.read(), ['feed_one 2026-01-04/1', 'feed_one 2026-01-05/1'])
    reader.of = { productIds: [one, two], days: [day('2026-01-04')] }
    assert.deepEqual(await reader.read(), ['feed_two 2026-01-04/1'])
    await client.query(REPLACE, [one, '2026-01-03', 1])
    reader.of = { productIds: [one], days: [{ from: null, until: '2026-01-04' }] }
    assert.deepEqual(await reader.read(), ['feed_one 2026-01-02/1', 'feed_one 2026-01-03/2'])
    await client.query(ADD, [one, '2026-01-01', 1])
    assert.deepEqual(await reader.read(), ['feed_one 2026-01-01/1'])
    assert.deepEqual(await reader.read(), [])
  })

  test('what was changed before a moment is left out to begin with, and told when it is changed', async ({
    assert,
  }) => {
    const client = await connect()
    await client.query(ADD, [one, '2026-01-02', 1])
    await client.query(`update lake_files set updated_at = '2020-01-01' where product_id = $1`, [
      one,
    ])
    await client.query(ADD, [one, '2026-01-03', 1])
    const reader = new Reader({ productIds: [one], days: ALL })
    assert.deepEqual(await reader.read('2021-01-01T00:00:00.000Z'), ['feed_one 2026-01-03/1'])
    await client.query(REPLACE, [one, '2026-01-02', 1])
    assert.deepEqual(await reader.read(), ['feed_one 2026-01-02/2'])
  })

  test('an import and a return from the archive do not wait for each other for ever', async ({
    assert,
  }) => {
    const [client, watcher] = [await connect(), await connect()]
    connectArchive({ open: async () => Readable.from([Buffer.from('from the tape')]) })
    await client.query(ADD, [one, '2026-01-02', 1])
    await client.query(`update lake_files set storage = 'archive' where product_id = $1`, [one])
    await client.query('begin')
    await client.query(ADD, [one, '2026-01-03', 1])
    const restored = restoreFromArchive(one, CalendarDay.of(2026, 1, 2))
    await until(() => isWaiting(watcher, 'next_lake_change'))
    await client.query(REPLACE, [one, '2026-01-02', 1])
    await client.query('commit')
    await restored
    assert.lengthOf(await new Reader({ productIds: [one], days: ALL }).read(), 2)
  })
})

/** Whether somebody waits for a lock in a statement that says this. */
async function isWaiting(watcher: pg.Client, words: string): Promise<boolean> {
  const waiting = await watcher.query(
    `select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%' || $1::text || '%'
        and pid <> pg_backend_pid()`,
    [words]
  )
  return waiting.rowCount === 1
}
