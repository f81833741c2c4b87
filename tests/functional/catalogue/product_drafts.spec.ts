import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { openBaskets } from '#catalogue'
import type { DraftEffect } from '#catalogue/queries/drafts/draft_effect'
import { publishDueDrafts } from '#catalogue/actions/drafts/publish_due_drafts'
import { planDraft } from '#catalogue/actions/drafts/plan_draft'
import { fieldsOf } from '#catalogue/domain/product_fields'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Method = 'post' | 'put' | 'delete'
type Previewed = { description: string; minimalDays: number; price: { cents: number } }
type Draft = {
  number: number
  state: string
  version: number
  changes: object
  stopped: { code: string; fields: Record<string, string> } | null
}

test.group('Catalogue | drafts of a product', (group) => {
  let admin: User
  let id = 0
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    id = (await givenProduct('drafted', { dailyPriceCents: 1_240 })).id
    await rows(
      null,
      `update products set description_en = 'E', description_de = 'D' where id = ?`,
      [id]
    )
    admin = await createStaff('admin')
  })

  const sender =
    (client: ApiClient) =>
    async (method: Method, path: string, body: object = {}) => {
      const asked = client[method](`/admin/manage-products/${id}/${path}`).json(body)
      const response = await asked.loginAs(admin).withCsrfToken().redirects(0)
      return {
        toasts: response.flashMessage('toasts') as unknown as { text: string }[] | undefined,
        errors: response.flashMessage('inputErrorsBag') as Record<string, string[]> | undefined,
      }
    }
  const page = async (client: ApiClient) => {
    const answer = await client.get(`/admin/manage-products/${id}`).loginAs(admin).withInertia()
    answer.assertStatus(200)
    return (answer.body() as { props: Record<string, unknown> }).props
  }
  const draftOf = async (client: ApiClient) => (await page(client)).draft as Draft | null
  const whole = async () => fieldsOf((await planDraft(null, 'drafted', {})).before!)
  const live = async () =>
    (
      await rows<{ name: string; minimalDays: number; cents: number }>(
        null,
        `select name, minimal_days as "minimalDays", product_price_on(id, shop_today()) as cents
           from products where id = ?`,
        [id]
      )
    )[0]!
  const inDays = (days: number) => CalendarDay.today().plusDays(days).iso

  test('a draft is kept, published at once, and taken back by another one', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    const fields = { ...(await whole()), minimalDays: 10, dailyPrice: '13.20' }
    const saved = await send('put', 'draft', { seen: 0, fields })
    assert.equal(saved.toasts?.[0]?.text, 'Draft 1 saved')
    assert.containsSubset(await draftOf(client), {
      ...{ number: 1, state: 'Open', version: 1 },
      changes: { minimalDays: 10, dailyPrice: '13.20' },
    })
    assert.deepEqual(await live(), { name: 'drafted', minimalDays: 1, cents: 1_240 })
    await send('post', 'draft/publish', { seen: 1 })
    assert.deepEqual(await live(), { name: 'drafted', minimalDays: 10, cents: 1_320 })
    assert.isNull(await draftOf(client))
    await send('post', 'drafts/1/take-back')
    assert.containsSubset(await draftOf(client), {
      ...{ number: 2, changes: { minimalDays: 1, dailyPrice: '12.40' } },
    })
    assert.equal((await live()).cents, 1_320)
  })

  test('a draft is shown in both languages beside what customers see; a later price is not', async ({
    assert,
    client,
  }) => {
    const texts = { descriptionEn: 'Drafted', descriptionDe: 'Entworfen' }
    const price = { dailyPrice: '13.20', dailyPriceFrom: inDays(7) }
    const fields = { ...(await whole()), ...texts, ...price, minimalDays: 10 }
    await sender(client)('put', 'draft', { seen: 0, fields })
    const props = await page(client)
    const shown = (name: string) => {
      const { description, minimalDays, price: one } = props[name] as Previewed
      return [description, minimalDays, one.cents]
    }
    assert.deepEqual(shown('nowEn'), ['E', 1, 1_240])
    assert.deepEqual(shown('nowDe'), ['D', 1, 1_240])
    assert.deepEqual(shown('draftEn'), ['Drafted', 10, 1_240])
    assert.deepEqual(shown('draftDe'), ['Entworfen', 10, 1_240])
    const now = { ...fields, dailyPriceFrom: null }
    await sender(client)('put', 'draft', { seen: 1, fields: now })
    assert.equal(((await page(client)).draftEn as Previewed).price.cents, 1_320)
  })

  test('a draft changes the field dictionary, a field a line', async ({ assert, client }) => {
    const send = sender(client)
    const lines = ['day | date | - | Trading day | Handelstag']
    const half = { ...(await whole()), fields: ['day | date'] }
    const refused = await send('put', 'draft', { seen: 0, fields: half })
    assert.match(refused.errors!.fields![0]!, /^Lacks meaningEn of the field “day”/)
    await send('put', 'draft', { seen: 0, fields: { ...(await whole()), fields: lines } })
    assert.deepEqual((await draftOf(client))!.changes, { fields: lines })
    await send('post', 'draft/publish', { seen: 1 })
    assert.deepEqual((await whole()).fields, lines)
  })

  test('the second of two is told, and nothing of the first is lost', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    const fields = await whole()
    await send('put', 'draft', { seen: 0, fields: { ...fields, minimalDays: 10 } })
    const second = await send('put', 'draft', { seen: 0, fields: { ...fields, minimalDays: 20 } })
    assert.match(second.errors!.form![0]!, new RegExp(`^${admin.email} has changed this`))
    assert.containsSubset(await draftOf(client), { version: 1, changes: { minimalDays: 10 } })
    await send('put', 'draft', { seen: 1, fields: { ...fields, minimalDays: 20 } })
    assert.containsSubset(await draftOf(client), { version: 2, changes: { minimalDays: 20 } })
  })

  test('published twice, it is published once', async ({ assert, client }) => {
    const send = sender(client)
    await send('put', 'draft', { seen: 0, fields: { ...(await whole()), minimalDays: 10 } })
    await send('post', 'draft/publish', { seen: 1 })
    const again = await send('post', 'draft/publish', { seen: 1 })
    assert.isDefined(again.errors?.form)
    const published = await rows(
      null,
      `select 1 as one from audit_events where subject_type = 'product' and subject_id = 'drafted'
          and action = 'product.draft_published'`
    )
    assert.lengthOf(published, 1)
  })

  test('what does not fit is said at its field: {field} {value}')
    .with([
      { field: 'dailyPrice', value: '0.00', says: 'Must be more than 0.00.' },
      { field: 'dailyPrice', value: null, says: 'Is needed.' },
      { field: 'dailyPrice', value: '-1.00', says: /^Must be an amount in euro/ },
      { field: 'dailyPrice', value: '123456789012.00', says: /^Must be an amount in euro/ },
      { field: 'descriptionDe', value: '', says: 'Is needed.' },
      { field: 'dailyPriceFrom', value: '2020-01-01', says: /^Is a day that has passed/ },
      { field: 'venues', value: ['NOWHERE'], says: 'There is no NOWHERE.' },
      { field: 'surprise', value: 'x', says: 'There is no such field.' },
      { field: 'minimalDays', value: 'many', says: /^Must be a whole number/ },
    ])
    .run(async ({ assert, client }, { field, value, says }) => {
      const fields = { ...(await whole()), dailyPrice: '13.20', [field]: value }
      const { errors } = await sender(client)('put', 'draft', { seen: 0, fields })
      const [said] = errors![field]!
      if (says instanceof RegExp) assert.match(said!, says)
      else assert.equal(said, says)
      assert.isNull(await draftOf(client))
    })

  test('a price of a later day is published now and begins then', async ({ assert, client }) => {
    const send = sender(client)
    const fields = { ...(await whole()), dailyPrice: '13.20', dailyPriceFrom: inDays(7) }
    await send('put', 'draft', { seen: 0, fields })
    await send('post', 'draft/publish', { seen: 1 })
    assert.equal((await live()).cents, 1_240)
    assert.deepEqual((await page(client)).prices, [
      { from: '-infinity', cents: 1_240 },
      { from: inDays(7), cents: 1_320 },
    ])
    await send('post', 'drafts/1/take-back')
    const changes = { dailyPrice: '12.40', dailyPriceFrom: inDays(7) }
    assert.containsSubset(await draftOf(client), { changes })
  })

  test('at a time: not before it, once after it, and with a price that begins later', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    const fields = { ...(await whole()), minimalDays: 10, dailyPrice: '13.20' }
    await send('put', 'draft', { seen: 0, fields: { ...fields, dailyPriceFrom: inDays(2) } })
    const wrong = (at: string) => send('put', 'draft/publish', { seen: 1, at, time: '06:00' })
    assert.deepEqual((await wrong('2026-02-31')).errors?.at?.length, 1)
    assert.deepEqual((await wrong(inDays(-1))).errors?.at, ['This time has passed.'])
    const late = await wrong(inDays(3))
    assert.deepEqual(late.errors?.at, ['The price would begin before this day.'])
    await send('put', 'draft/publish', { seen: 1, at: inDays(1), time: '06:00' })
    await publishDueDrafts()
    assert.equal((await live()).minimalDays, 1)
    await rows(null, `update product_drafts set publish_at = now() where product_id = ?`, [id])
    await publishDueDrafts()
    await publishDueDrafts()
    assert.deepEqual(await live(), { name: 'drafted', minimalDays: 10, cents: 1_240 })
    const states = await rows(null, 'select state from product_drafts where product_id = ?', [id])
    assert.deepEqual(states, [{ state: 'Published' }])
  })

  test('a field that was changed in the shop meanwhile is not overwritten', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    await send('put', 'draft', { seen: 0, fields: { ...(await whole()), minimalDays: 10 } })
    await rows(null, 'update products set minimal_days = 5 where id = ?', [id])
    const refused = await send('post', 'draft/publish', { seen: 1 })
    assert.isDefined(refused.errors?.minimalDays)
    await rows(
      null,
      `update product_drafts set state = 'Scheduled', publish_at = now() where product_id = ?`,
      [id]
    )
    await publishDueDrafts()
    assert.equal((await live()).minimalDays, 5)
    const draft = await draftOf(client)
    assert.containsSubset(draft, { state: 'Open' })
    assert.deepEqual(draft!.stopped, {
      code: 'manage_products.errors.changed_in_shop',
      fields: { minimalDays: 'Was changed in the shop since then.' },
    })
    await rows(null, 'update products set minimal_days = 1 where id = ?', [id])
    const again = await draftOf(client)
    assert.deepEqual(again!.stopped!.fields, {}, 'what has been put right is not told any more')
  })

  test('what baskets would cost by a draft is reckoned, and of texts nothing', async ({
    assert,
    client,
  }) => {
    const [from, to] = [CalendarDay.of(2025, 3, 3), CalendarDay.of(2025, 3, 4)]
    await givenFiles(id, [{ day: from.iso }, { day: to.iso }])
    openBaskets.provide('test', () =>
      Promise.resolve([
        { key: '1', selections: [{ lineId: '1', productCode: 'drafted', from, to }] },
      ])
    )
    try {
      const send = sender(client)
      const effect = async () => (await page(client)).effect as DraftEffect | null
      const fields = { ...(await whole()), minimalDays: 2, dailyPrice: '13.20' }
      await send('put', 'draft', { seen: 0, fields })
      assert.deepEqual(await effect(), { baskets: 1, isMore: false, below: 0, net: [2_480, 2_640] })
      await send('put', 'draft', { seen: 1, fields: { ...fields, minimalDays: 3 } })
      assert.equal((await effect())!.below, 1)
      await send('put', 'draft', { seen: 2, fields: { ...(await whole()), descriptionEn: 'New' } })
      assert.isNotNull(await draftOf(client))
      assert.isNull(await effect())
    } finally {
      openBaskets.withdraw('test')
    }
  })

  test('a discarded draft changes nothing, and stays in the history', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    await send('put', 'draft', { seen: 0, fields: { ...(await whole()), minimalDays: 10 } })
    await send('delete', 'draft', { seen: 1 })
    assert.isNull(await draftOf(client))
    assert.equal((await live()).minimalDays, 1)
    const { history } = (await page(client)) as { history: { what: string }[] }
    assert.equal(history[0]!.what, 'draft_discarded')
  })

  test('the list finds products, and their countries are edited at once', async ({
    assert,
    client,
  }) => {
    const answer = await client
      .get('/admin/manage-products')
      .qs({ search: 'drafted' })
      .loginAs(admin)
      .withInertia()
    const { products } = (answer.body() as { props: { products: object[] } }).props
    assert.containsSubset(products, [{ code: 'drafted', priceCents: 1_240, draft: 'None' }])
    const edited = await sender(client)('put', 'countries', { excludedCountries: ['CA'] })
    assert.equal(edited.toasts?.[0]?.text, 'Product edited')
    const wrong = await sender(client)('put', 'countries', { excludedCountries: ['XX'] })
    assert.isDefined(wrong.errors?.excludedCountries)
    const late = { excludedCountries: ['US'], seen: 'none' }
    assert.match(String((await sender(client)('put', 'countries', late)).errors?.form), /meanwhile/)
    const again = await sender(client)('put', 'countries', { ...late, seen: 'CA' })
    assert.isUndefined(again.errors)
  })

  test('who may only read sees it all and changes nothing', async ({ client }) => {
    const manager = await createStaff('manager')
    const address = `/admin/manage-products/${id}`
    const seen = await client.get(address).loginAs(manager).withInertia()
    seen.assertStatus(200)
    const denied = await client
      .put(`${address}/draft`)
      .json({ seen: 0 })
      .loginAs(manager)
      .withCsrfToken()
      .redirects(0)
    denied.assertStatus(403)
  })
})
