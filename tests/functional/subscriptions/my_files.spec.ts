import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { noteVisit } from '#subscriptions/actions/visits/note_visit'
import { ALWAYS, type EntitledRange, type OpenRange } from '#subscriptions/domain/entitlement'
import { givenProduct } from '#tests/fixtures/catalogue/lake_product'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const HOME = '/my-account/my-subscriptions'
const today = CalendarDay.today()
const january = (from: number, until: number): OpenRange => ({
  from: CalendarDay.of(2000, 1, from),
  until: CalendarDay.of(2000, 1, until),
})
const seen = (days: OpenRange, visible: OpenRange = ALWAYS): EntitledRange => ({ days, visible })

async function given(ranges: EntitledRange[], more: { isFilterable?: boolean } = {}) {
  const product = await givenProduct('sub_files', { days: 31, archived: 2 })
  const type = await givenType({ productIds: [product.id], ...more })
  const user = await createCustomer()
  await givenSubscription(type, user.id, { isUnrestricted: false, visible: ALWAYS, ranges })
  const page = `${HOME}/${type}`
  const fileOf = (day: number) =>
    `${page}/files/${product.id}-200001${String(day).padStart(2, '0')}-1`
  return { user, page, fileOf, product, type }
}

type LastVisit = { at: string; arrived: number; corrected: number; ids: string[] }
type Files = { files: { day: string }[]; total: number; news: Record<string, string | null> }

test.group('Subscriptions | files of a subscription', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the page lists the days that may be seen today, the newest first', async ({
    client,
    assert,
  }) => {
    const over = { from: null, until: today.plusDays(-1) }
    const { user, page } = await given([
      seen(january(3, 5)),
      seen(january(5, 6)),
      seen(january(20, 22), over),
    ])
    const response = await client.get(page).loginAs(user).withInertia()
    response.assertStatus(200)
    const { files } = (response.body() as { props: Files }).props
    assert.deepEqual(
      files.map(({ day }) => day),
      ['2000-01-06', '2000-01-05', '2000-01-04', '2000-01-03']
    )
  })

  test('the page says when the one snapshot of a day is taken', async ({ client, assert }) => {
    const { user, page, type } = await given([seen(january(3, 5))])
    await rows(null, `update subscription_types set snapshot_at = '07:00' where id = ?`, [type])
    const response = await client.get(page).loginAs(user).withInertia()
    const { props } = response.body() as { props: { subscription: { snapshotAt: string | null } } }
    assert.equal(props.subscription.snapshotAt, '07:00')
  })

  test('each file stands on one page, in the same order from either end', async ({
    client,
    assert,
  }) => {
    const { user, page, product, type } = await given([seen(january(1, 20)), seen(january(25, 31))])
    const other = await givenProduct('sub_other', { days: 31 })
    await rows(null, 'insert into subscription_type_products values (?, ?)', [type, other.id])
    await rows(
      null,
      `insert into lake_files (product_id, day, part, key, bytes)
       select product_id, day, 2, key || '.2', bytes from lake_files where product_id = ?`,
      [product.id]
    )
    const shown: string[] = []
    for (let number = 1; number <= 9; number++) {
      const response = await client
        .get(page)
        .qs({ page: number, limit: 10 })
        .loginAs(user)
        .withInertia()
      const { files } = (response.body() as { props: { files: { id: string }[] } }).props
      shown.push(...files.map(({ id }) => id))
    }
    const newest = await rows<{ id: string }>(
      null,
      `select product_id || '-' || to_char(day, 'YYYYMMDD') || '-' || part as id from lake_files
        where product_id = any(?::int[]) and extract(day from day) not between 21 and 24
        order by day desc, product_id, part`,
      [[product.id, other.id]]
    )
    assert.lengthOf(newest, 81)
    assert.deepEqual(
      shown,
      newest.map(({ id }) => id)
    )
  })

  test('a file is sent with its digest, and written down with its version', async ({
    client,
    assert,
  }) => {
    const { user, fileOf, page } = await given([seen(january(3, 5))])
    const response = await client.get(fileOf(4)).loginAs(user)
    response.assertStatus(200)
    assert.match(response.header('content-disposition') ?? '', /sub_files_2000-01-04\.csv/)
    assert.match(response.header('repr-digest') ?? '', /^sha-256=:/)
    const [{ sha256, ...line }, ...others] = (await rows(
      null,
      'select day, version, way, user_id as "user", sha256 from subscription_downloads'
    )) as [Record<string, unknown>]
    assert.deepEqual(line, { day: '2000-01-04', version: 1, way: 'page', user: user.id })
    assert.equal(response.header('etag'), `"${String(sha256)}"`)
    assert.isEmpty(others)
    await rows(null, `update lake_files set version = 2 where day = '2000-01-04'`)
    const shown = await client.get(page).loginAs(user).withInertia()
    const { news } = (shown.body() as { props: Files }).props
    assert.deepEqual(Object.values(news), ['unfetched', 'corrected', 'unfetched'])
  })

  test('what came and what was corrected since the last visit is told until the next one', async ({
    client,
    assert,
  }) => {
    const { user, page, product, type } = await given([seen(january(3, 9))])
    const shown = async () => {
      const response = await client.get(page).loginAs(user).withInertia()
      return (response.body() as { props: { lastVisit: LastVisit | null } }).props.lastVisit
    }
    /** What one transaction changes has one number; this one has seen another one meanwhile. */
    const come = (day: string, version = 1) =>
      transaction(async (trx) => {
        await rows(trx, 'update lake_changes set change = change + 1 where product_id = ?', [
          product.id,
        ])
        await rows(
          trx,
          `insert into lake_files (product_id, day, key, bytes, sha256)
           values (?, ?::date, 'new', 1, repeat('a', 64))
           on conflict (product_id, day, part) do update
             set version = ?, sha256 = excluded.sha256, updated_at = now()`,
          [product.id, day, version]
        )
      })
    const letTimePass = () =>
      rows(null, `update subscription_visits set opened_at = opened_at - interval '2 hours'`)
    await rows(null, `delete from lake_files where product_id = ? and day = '2000-01-08'`, [
      product.id,
    ])
    assert.isNull(await shown())
    assert.isNull(await shown(), 'paging is the same visit')

    await come('2000-01-08')
    await come('2000-01-05', 2)
    await come('2000-01-20', 2)
    await letTimePass()
    const news = { arrived: 1, corrected: 1 }
    const other = await givenType({ name: 'Never opened' })
    await givenSubscription(other, user.id, { isUnrestricted: true, visible: ALWAYS, ranges: [] })
    const home = await client.get(HOME).loginAs(user).withInertia()
    const none = { arrived: 0, corrected: 0 }
    assert.deepEqual((home.body() as { props: { news: object } }).props.news, {
      ...{ [type]: news, [other]: none },
    })
    const ids = [5, 8].map((day) => `${product.id}-2000010${day}-1`)
    for (const _ of ['opened', 'and paged']) {
      const { ids: told, at: _at, ...counted } = (await shown())!
      assert.deepEqual(counted, news)
      assert.sameMembers(told, ids)
    }
    await letTimePass()
    assert.include(await shown(), { arrived: 0, corrected: 0 })
  })

  test('a visit to what was taken away in the same moment is none', async ({ assert }) => {
    assert.isNull(await noteVisit(2_000_000_000, []))
  })

  test('it can be fetched again, and what is not sent is not written down', async ({
    client,
    assert,
  }) => {
    const { user, fileOf } = await given([seen(january(3, 5))])
    const first = await client.get(fileOf(3)).loginAs(user)
    const again = await client.get(fileOf(3)).loginAs(user)
    again.assertStatus(200)
    const known = await client
      .get(fileOf(3))
      .header('if-none-match', first.header('etag') ?? '')
      .loginAs(user)
    known.assertStatus(304)
    const [counted] = await rows<{ n: number }>(
      null,
      'select count(*) as n from subscription_downloads'
    )
    assert.equal(counted!.n, 2)
  })

  test('{0}')
    .with([
      ['a day outside every range', 10, 403, /not belong/],
      ['a day that is shown later', 20, 403, /later/],
      ['a day that is not shown any more', 21, 403, /any more/],
      ['a day without a file', 32, 404, /./],
      ['a day in the archive', 1, 409, /archive/],
    ] as const)
    .run(async ({ client, assert }, [, day, status, words]) => {
      const { user, fileOf } = await given([
        seen(january(1, 3)),
        seen(january(20, 20), { from: today.plusDays(1), until: null }),
        seen(january(21, 21), { from: null, until: today.plusDays(-1) }),
      ])
      const response = await client.get(fileOf(day)).loginAs(user).accept('json')
      response.assertStatus(status)
      assert.match(JSON.stringify(response.body()), words)
    })

  test('another customer’s subscription is unknown', async ({ client }) => {
    const { page, fileOf } = await given([seen(january(1, 31))])
    const somebody = await createCustomer()
    const [shown, fetched] = [
      await client.get(page).loginAs(somebody),
      await client.get(fileOf(5)).loginAs(somebody),
    ]
    shown.assertStatus(404)
    fetched.assertStatus(404)
  })

  test('files of a filterable type are asked for in another way', async ({ client }) => {
    const { user, fileOf } = await given([seen(january(1, 31))], { isFilterable: true })
    const response = await client.get(fileOf(5)).loginAs(user)
    response.assertStatus(409)
  })
})
