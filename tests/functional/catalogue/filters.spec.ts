import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { filterChoicesOf } from '#catalogue'
import { rows } from '#shared/database'
import {
  givenFiles,
  givenFilters,
  givenProduct,
  givenReferenceData,
} from '#tests/fixtures/catalogue/products'

const DAYS = 'from=2025-03-03&to=2025-03-05'

type Parts = Record<'levelOne' | 'levelTwo', { code: string }[]>

test.group('Catalogue | parts of a filterable product', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    const { id } = await givenProduct('cut')
    await givenFilters(id, { levelOne: ['XALC', 'XALD'], levelTwo: ['EUR', 'CHF'] })
    const whole = await givenProduct('whole')
    for (const product of [id, whole.id]) {
      await givenFiles(
        product,
        ['2025-03-03', '2025-03-04', '2025-03-05'].map((day) => ({ day }))
      )
    }
  })

  test('the values of the database are offered, a code standing in for a name', async ({
    assert,
    client,
  }) => {
    const page = await client.get('/product/details/cut').withInertia()
    const { detail } = page.inertiaProps as unknown as {
      detail: { filterChoices: { levelOne: { field: string; values: { name: string }[] } } }
    }
    assert.equal(detail.filterChoices.levelOne.field, 'venue')
    assert.deepEqual(
      detail.filterChoices.levelOne.values.map(({ name }) => name),
      ['XALC', 'XALD']
    )
    const [other] = await rows<{ id: number }>(null, `select id from products where code = 'whole'`)
    assert.isNull(await filterChoicesOf(other!.id))
  })

  test('a choice is quoted, linked and saved as it was made', async ({ assert, client }) => {
    const query = `${DAYS}&levelOne=XALD&levelTwo=CHF,EUR`
    const quoted = await client.get(`/products/cut/quote?${query}`).accept('json')
    assert.deepEqual(quoted.body().data.lines[0].filters, {
      levelOne: ['XALD'],
      levelTwo: ['EUR', 'CHF'],
    })
    const link = '/quote?item=cut.2025-03-03.2025-03-05.XALD.EUR*CHF'
    const shared = await client.get(link).withInertia()
    assert.equal(shared.inertiaProps.link, link)
    const saved = await client
      .post('/api/v1/saved-quotes')
      .loginAs(await createCustomer())
      .withCsrfToken()
      .json({
        items: [
          {
            product: 'cut',
            from: '2025-03-03',
            to: '2025-03-05',
            filterableProductParameters: { levelOne: ['XALD'], levelTwo: ['EUR'] },
          },
        ],
      })
    saved.assertStatus(201)
    const { data } = saved.body() as unknown as {
      data: { quote: { items: { filterableProductParameters: Parts }[] } }
    }
    const { levelOne, levelTwo } = data.quote.items[0]!.filterableProductParameters
    assert.deepEqual(
      [...levelOne, ...levelTwo].map(({ code }) => code),
      ['XALD', 'EUR']
    )
  })

  test('the server refuses {query}: {code}')
    .with([
      { query: 'product=cut&levelOne=NONE&levelTwo=EUR', code: 'filter_unknown' },
      { query: 'product=cut&levelOne=XALC', code: 'filter_two_needed' },
      { query: 'product=cut&levelOne=&levelTwo=EUR', code: 'filter_one_needed' },
      { query: 'product=cut&levelOne[a]=1&levelTwo=EUR', code: 'filter_unknown' },
      { query: 'product=whole&levelOne=XALC&levelTwo=EUR', code: 'no_filters' },
    ])
    .run(async ({ assert, client }, { query, code }) => {
      const address: string = `/api/v1/files/info?${query}&${DAYS}`
      const answer = await client.get(address)
      answer.assertStatus(200)
      const { data } = answer.body() as {
        data: { canSubmit: boolean; errors: { code: string }[] }
      }
      assert.isFalse(data.canSubmit)
      const codes = data.errors.map((one) => one.code)
      assert.include(codes, `catalogue.errors.${code}`)
    })
})
