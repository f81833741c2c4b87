import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { editExcludedCountries } from '#catalogue/actions/edit_excluded_countries'
import { addUseCaseCategory } from '#catalogue/actions/use_cases/save_category'
import { ReferenceCache } from '#catalogue/queries/reference_cache'
import { loadReferenceData } from '#catalogue/queries/reference_data'
import { createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Answer = { data: { excludedCountries: string[] }; errors: { code: string; field?: string }[] }

const INFO: string = '/api/v1/products/info'
const ACTOR = { id: null, label: 'Tests' }

test.group('Catalogue | countries that a product is not sold to', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    await givenProduct('bounded', { excluded: ['US'] })
    await givenProduct('bounded_unseen', { visible: false })
  })

  test('staff edit them; readers see it at once, and the history tells both sides', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const body = { excludedCountries: ['fr', 'CN', 'FR'] }
    const edited = await client.put(`${INFO}/bounded`).json(body).loginAs(admin).withCsrfToken()
    edited.assertStatus(200)
    assert.deepEqual((edited.body() as Answer).data.excludedCountries, ['CN', 'FR'])
    const read = await client.get(`${INFO}/bounded`)
    assert.deepEqual((read.body() as Answer).data.excludedCountries, ['CN', 'FR'])
    const [event] = await listAudit({ type: 'product', id: 'bounded' })
    assert.containsSubset(event, {
      actor: { id: admin.id },
      action: 'product.changed',
      before: { excludedCountries: ['US'] },
      after: { excludedCountries: ['CN', 'FR'] },
    })
  })

  test('none at all, and those of a hidden product', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    for (const [code, excludedCountries] of [
      ['bounded', []],
      ['bounded_unseen', ['US']],
    ] as const) {
      const asked = client.put(`${INFO}/${code}`).json({ excludedCountries })
      const edited = await asked.loginAs(admin).withCsrfToken()
      edited.assertStatus(200)
      assert.deepEqual((edited.body() as Answer).data.excludedCountries, [...excludedCountries])
    }
  })

  test('refused with {status}: {title}')
    .with([
      { title: 'nothing', body: {}, status: 422 },
      { title: 'a text', body: { excludedCountries: 'US' }, status: 422 },
      { title: 'a name', body: { excludedCountries: ['France'] }, status: 422 },
      { title: 'a number', body: { excludedCountries: [49] }, status: 422 },
      { title: 'no country', body: { excludedCountries: ['QQ'] }, status: 422 },
      { title: 'too many', body: { excludedCountries: Array(301).fill('US') }, status: 422 },
      { title: 'no product', code: 'nothing', status: 404 },
      { title: 'no code', code: '%00', status: 404 },
    ])
    .run(async ({ assert, client }, { code, body, status }) => {
      const admin = await createStaff('admin')
      const asked = client.put(`${INFO}/${code ?? 'bounded'}`)
      const sent = asked.json(body ?? { excludedCountries: ['CN'] })
      const refused = await sent.loginAs(admin).withCsrfToken()
      refused.assertStatus(status)
      const read = await client.get(`${INFO}/bounded`)
      assert.deepEqual((read.body() as Answer).data.excludedCountries, ['US'])
      assert.isEmpty(await listAudit({ type: 'product', id: 'bounded' }))
    })

  test('they are changed at the version that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const read = async () => {
      const answer = await client.get(`${INFO}/bounded/excluded-countries`).loginAs(admin)
      return [(answer.body() as Answer).data.excludedCountries, answer.header('etag')]
    }
    const put = async (countries: string[], match?: string, more: object = {}) => {
      const asked = client.put(`${INFO}/bounded`).json({ excludedCountries: countries, ...more })
      const call = asked.loginAs(admin).withCsrfToken()
      const answer = await (match === undefined ? call : call.header('if-match', match))
      return [answer.status(), answer.header('etag')]
    }
    assert.deepEqual(await read(), [['US'], '"1"'])
    assert.deepEqual(await put(['FR'], '"1"'), [200, '"2"'])
    assert.equal((await put(['CN'], '"1"'))[0], 412)
    assert.equal((await put(['CN'], undefined, { version: 1 }))[0], 409)
    assert.deepEqual(await read(), [['FR'], '"2"'])
    assert.deepEqual(await put(['CN']), [200, '"3"'])
  })

  test('what processes keep of the catalogue ends with the change', async ({ assert }) => {
    const cache = new ReferenceCache(loadReferenceData, 0)
    const seen = new Set([await cache.get(null)])
    await editExcludedCountries({ code: 'bounded', excludedCountries: ['CN'] }, ACTOR)
    seen.add(await cache.get(null))
    await addUseCaseCategory({ name: 'Proofs', products: ['bounded'] }, ACTOR)
    seen.add(await cache.get(null))
    assert.lengthOf([...seen], 3)
  })
})
