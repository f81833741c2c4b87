import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { givenProduct, type LakeProduct } from '#tests/fixtures/catalogue/lake_product'
import { foundOf, mark } from '#tests/fixtures/catalogue/marked_days'

const code = 'day_page'
const PATH = `/admin/manage-products/${code}/days`
const FORM = {
  ...{ from: '2000/01/04', to: '2000/01/05', mark: 'degraded', seen: 0 },
  ...{ noteEn: 'Quotes stop at noon', noteDe: 'Quotes enden mittags' },
}

test.group('Catalogue | the staff’s page of a product’s days', (group) => {
  let product: LakeProduct
  let admin: User
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    product = await givenProduct(code, { days: 14 })
    await rows(null, `select refresh_coverage(?, '2000-01-01', '2000-01-14')`, [product.id])
    await rows(null, `insert into exchange_holidays values ('TEST', '2000-01-19', 'Rest', 'Ruhe')`)
    admin = await createStaff('admin')
  })

  test('a mark of staff stands at the day on the product page: {language}')
    .with([
      { language: 'en', note: FORM.noteEn },
      { language: 'de', note: FORM.noteDe },
    ])
    .run(async ({ assert, client }, { language, note }) => {
      const sent = client.post(PATH).form(FORM).loginAs(admin).withCsrfToken().redirects(0)
      const response = await sent
      assert.equal(response.header('location'), `${PATH}?from=2000-01-04&to=2000-01-05`)
      const asked = client.get(`/product/details/${code}`).header('accept-language', language)
      const { props } = (await asked.withInertia()).body() as {
        props: { detail: { knownDays: object[] } }
      }
      const known = { condition: 'degraded', note }
      assert.deepEqual(props.detail.knownDays, [
        { day: '2000-01-05', ...known },
        { day: '2000-01-04', ...known },
      ])
    })

  test('{what} is answered at {field}')
    .with([
      { what: '31 February', over: { from: '2000/02/31' }, field: 'from' },
      { what: 'a day with two readings', over: { to: '10/01/2000' }, field: 'to' },
      { what: 'no day', over: { from: '' }, field: 'from' },
      { what: 'from after to', over: { to: '2000/01/03' }, field: 'to' },
      { what: 'a day before the first', over: { from: '1999/12/31' }, field: 'from' },
      { what: 'a day that is to come', over: { to: '2999/01/05' }, field: 'to' },
      { what: 'no note in German', over: { noteDe: ' ' }, field: 'noteDe' },
      { what: 'no note in English', over: { noteEn: '' }, field: 'noteEn' },
      { what: 'a note without end', over: { noteEn: 'x'.repeat(501) }, field: 'noteEn' },
      { what: 'another mark', over: { mark: 'available' }, field: 'mark' },
      {
        what: 'a weekend without files',
        over: { mark: 'missing', from: '2000/01/15', to: '2000/01/16' },
        field: 'from',
      },
    ])
    .run(async ({ assert, client }, { over, field }) => {
      const form = { ...FORM, ...over }
      const response = await client
        .post(PATH)
        .form(form)
        .loginAs(admin)
        .withCsrfToken()
        .redirects(0)
      const errors = response.flashMessage('inputErrorsBag') as Record<string, string[]>
      assert.deepEqual(Object.keys(errors), [field])
      assert.notInclude(errors[field]![0]!, 'errors.')
      assert.deepEqual((await foundOf(product.id)).notes, [])
    })

  test('says why {day} is as it is: {why}')
    .with([
      { day: '2000-01-03', why: 'available' },
      { day: '2000-01-04', why: 'marked_degraded' },
      { day: '2000-01-05', why: 'marked_missing' },
      { day: '2000-01-15', why: 'weekend' },
      { day: '2000-01-19', why: 'holiday' },
      { day: '2000-01-20', why: 'awaited' },
    ])
    .run(async ({ assert, client }, { day, why }) => {
      await mark({ code, mark: 'degraded', from: '2000-01-04' })
      await mark({ code, mark: 'missing', from: '2000-01-05' })
      const page = await client.get(PATH).qs({ from: day }).loginAs(admin).withInertia()
      page.assertStatus(200)
      const { choice, seen } = (page.body() as { props: Record<string, never> })
        .props as unknown as {
        choice: { why: { code: string }; files: { place: string }[]; markedDays: number }
        seen: number
      }
      assert.deepEqual([choice.why.code, seen], [why, 2])
      const places = choice.files.map(({ place }) => place)
      const aside = why === 'marked_missing' ? ['set_aside'] : []
      assert.deepEqual(places, day < '2000-01-15' && aside.length === 0 ? ['lake'] : aside)
    })

  test('who may only read finds the page and changes nothing', async ({ assert, client }) => {
    const manager = await createStaff('manager')
    ;(await client.get(PATH).loginAs(manager).withInertia()).assertStatus(200)
    const sent = await client.post(PATH).form(FORM).loginAs(manager).withCsrfToken().redirects(0)
    sent.assertStatus(403)
    assert.deepEqual((await foundOf(product.id)).notes, [])
  })

  test('of a product that there is not there are no days', async ({ client }) => {
    const page = await client.get('/admin/manage-products/nothing/days').loginAs(admin)
    page.assertStatus(404)
    const sent = client.post('/admin/manage-products/nothing/days').json(FORM).loginAs(admin)
    ;(await sent.withCsrfToken().header('accept', 'application/json')).assertStatus(404)
  })
})
