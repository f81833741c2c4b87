import { test } from '@japa/runner'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import testUtils from '@adonisjs/core/services/test_utils'
import { quoteFor } from '#catalogue'
import KeptAnswersMiddleware from '#catalogue/middleware/kept_answers_middleware'
import { MonthHistories } from '#catalogue/queries/month_histories'
import { loadProductRows } from '#catalogue/queries/product_rows'
import { ReferenceCache } from '#catalogue/queries/reference_cache'
import { loadReferenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import {
  givenFiles,
  givenProduct,
  givenReferenceData,
  removeFiles,
} from '#tests/fixtures/catalogue/products'

const CODE = 'cached'
const [FIRST, LAST] = [CalendarDay.of(2025, 3, 3), CalendarDay.of(2025, 3, 7)]

let id = 0

/** A change as another process would commit it: with a number of its own. */
const changed = (change: () => Promise<unknown>) => transaction(change)

const statement = (sql: string) => changed(() => rows(null, sql, { id }))

/** Looks at the database every time. */
const lookingCache = () => new ReferenceCache(loadReferenceData, 0)

const CHANGES = [
  'update products set daily_price_cents = 1_234 where id = :id',
  'update products set visible = false where id = :id',
  'delete from products where id = :id',
  'delete from product_venues where product_id = :id',
  `insert into product_fields values (:id, 1, 'price', 'decimal', 'EUR', 'Price', 'Preis')`,
  `insert into product_packages values (:id, 'small', 'Small', 'Klein', 100)`,
  `insert into product_filter_levels values (:id, 1, 'venue')`,
  'insert into product_upsells select :id, id from products where id <> :id limit 1',
  `insert into lake_exceptions values (:id, '2025-03-04', 'degraded', 'Gaps', 'Lücken')`,
  `update venues set name = 'Renamed' where id = 'CTA'`,
  `update categories set name_de = 'Umbenannt' where id = 'ctest'`,
  `insert into exchange_holidays values ('CTEST', '2025-03-06', 'Closed', 'Zu')`,
  `delete from exchange_holidays where calendar_code = 'CTEST' and day = '2025-04-18'`,
  `update countries set vat_percent = vat_percent + 1 where code = 'DE'`,
  `insert into price_groups values ('named_group', 'Group')`,
  `insert into dated_rules values ('levels', 'named_group', shop_today(), '[]')`,
  `with made as (insert into price_groups values ('cached_group', 'Group') returning code)
   insert into module_price_levels select code, 1, null, 100 from made`,
]

test.group('Catalogue | reference data in memory', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    await givenProduct('cached_other')
    id = (await givenProduct(CODE)).id
    await givenFiles(id, [{ day: FIRST.iso }, { day: LAST.iso }])
  })

  test('is the same object while nothing changes', async ({ assert }) => {
    const cache = lookingCache()
    assert.strictEqual(await cache.get(null), await cache.get(null))
  })

  test('is another one after: {$self}')
    .with(CHANGES)
    .run(async ({ assert }, sql) => {
      const cache = lookingCache()
      const before = await cache.get(null)
      await statement(sql)
      assert.notStrictEqual(await cache.get(null), before)
    })

  test('is another one after a day was published, corrected or withdrawn', async ({ assert }) => {
    const cache = lookingCache()
    const seen = new Set([await cache.get(null)])
    await changed(() => givenFiles(id, [{ day: '2025-03-05' }]))
    seen.add(await cache.get(null))
    await changed(() => givenFiles(id, [{ day: '2025-03-05', degraded: true }]))
    seen.add(await cache.get(null))
    await changed(() => removeFiles(id, ['2025-03-05']))
    seen.add(await cache.get(null))
    assert.lengthOf([...seen], 4)
  })

  test('a transaction sees its own change; what is rolled back is never kept', async ({
    assert,
  }) => {
    const cache = lookingCache()
    const before = await cache.get(null)
    const undone = transaction(async (trx) => {
      await rows(trx, 'update products set daily_price_cents = 1 where id = ?', [id])
      assert.equal(priceIn(await cache.get(trx)), 1)
      throw new Error('undone')
    })
    await assert.rejects(() => undone, 'undone')
    assert.strictEqual(await cache.get(null), before)
  })

  test('is trusted for a while without a look, and read anew once it is forgotten', async ({
    assert,
  }) => {
    const cache = new ReferenceCache(loadReferenceData, 600_000)
    const before = await cache.get(null)
    await statement(CHANGES[0]!)
    assert.strictEqual(await cache.get(null), before)
    cache.forget()
    assert.equal(priceIn(await cache.get(null)), 1_234)
  })

  test('what was being read when it was forgotten is not kept', async ({ assert }) => {
    const [reading, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let loads = 0
    const cache = new ReferenceCache(async (client) => {
      const data = await loadReferenceData(client)
      if (loads++ === 0) {
        reading.resolve()
        await release.promise
      }
      return data
    }, 600_000)
    const old = cache.get(null)
    await reading.promise
    await statement(CHANGES[0]!)
    cache.forget()
    release.resolve()
    assert.equal(priceIn(await old), 1_000)
    assert.equal(priceIn(await cache.get(null)), 1_234)
    assert.equal(priceIn(await cache.get(null)), 1_234)
  })

  test('months are read anew for a changed coverage, and only then', async ({ assert }) => {
    const histories = new MonthHistories()
    const filesNow = async () => {
      const history = (await histories.of(await loadProductRows(null, { ids: [id] }))).get(id)!
      return { history, files: history.within(new DayRange(FIRST, LAST)).files }
    }
    const before = await filesNow()
    assert.equal(before.files, 2)
    assert.strictEqual((await filesNow()).history, before.history)
    await changed(() => givenFiles(id, [{ day: '2025-03-05' }]))
    assert.equal((await filesNow()).files, 3)
    await changed(() => removeFiles(id, ['2025-03-05', FIRST.iso]))
    assert.equal((await filesNow()).files, 1)
  })

  test('a kept answer ends with the change of a price or of a day', async ({ assert }) => {
    const ask = keptPrice()
    assert.equal(await ask(), 2_000)
    assert.equal(await ask(), 2_000)
    assert.equal(ask.worked(), 1)
    await statement('update products set daily_price_cents = 1_500 where id = :id')
    assert.equal(await ask(), 3_000)
    await changed(() => givenFiles(id, [{ day: '2025-03-05' }]))
    assert.equal(await ask(), 4_500)
    await statement(`insert into exchange_holidays values ('CTEST', '2025-03-06', 'Shut', 'Zu')`)
    assert.equal(await ask(), 4_500)
    assert.equal(ask.worked(), 4)
  })
})

const priceIn = ({ products }: ReferenceData) =>
  products.find(({ code }) => code === CODE)?.dailyPriceCents

/** Asks for the price of the product's days through the middleware that keeps answers. */
function keptPrice() {
  const cache = lookingCache()
  let worked = 0
  class Middleware extends KeptAnswersMiddleware {
    override current = () => cache.get(null)
  }
  const middleware = new Middleware()
  const ask = async (): Promise<number> => {
    const request = new RequestFactory().merge({ url: '/api/v1/quotes', method: 'GET' }).create()
    const ctx = new HttpContextFactory().merge({ request }).create()
    await middleware.handle(ctx, async () => {
      worked++
      const selection = { lineId: 'a', productCode: CODE, from: FIRST, to: LAST }
      const { subtotalCents } = await quoteFor({ selections: [selection] })
      ctx.response.json({ subtotalCents })
    })
    const [content] = ctx.response.content!
    const body = Buffer.isBuffer(content) ? (JSON.parse(String(content)) as unknown) : content
    return (body as { subtotalCents: number }).subtotalCents
  }
  return Object.assign(ask, { worked: () => worked })
}
