import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Listed = { id: string; what: string; kind: string; asked: number }

const PAGE = '/admin/demand'

/** Two terms, and days of a product that were asked for in two ways. */
async function givenDemand(): Promise<void> {
  await rows(null, 'delete from unmet_demands')
  await givenReferenceData()
  const { id } = await givenProduct('wanted', { name: 'Wanted ticks' })
  await rows(
    null,
    `insert into unmet_demands (day, kind, term, product_id, from_day, to_day, days, asked) values
       ('2026-01-12', 'Search', 'bitcoin', null, null, null, null, 3),
       ('2026-03-02', 'Search', 'bitcoin', null, null, null, null, 4),
       ('2026-02-02', 'Search', 'warschau', null, null, null, null, 5),
       ('2026-02-03', 'Before', null, :id, '2013-01-02', '2013-12-30', 250, 1),
       ('2026-02-04', 'Before', null, :id, '2012-01-02', '2012-01-31', 20, 1),
       ('2026-02-04', 'Gap', null, :id, '2020-05-04', '2020-05-05', 2, 1)`,
    { id }
  )
}

type Answer = { data: { content: object[]; totalCount: number } }

test.group('Statistics | the list of demand without sale', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(givenDemand)

  test('each thing is one row with how often, how many days, since when and until when', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const path: string = '/api/v1/stats/demand'
    const response = await client.get(path).loginAs(admin)
    response.assertStatus(200)
    const { content, totalCount } = (response.body() as Answer).data
    assert.equal(totalCount, 4)
    const none = { product: null, days: null, from: null, to: null }
    assert.deepEqual(content.slice(0, 3), [
      {
        ...{ kind: 'Search', what: 'bitcoin', ...none, asked: 7 },
        ...{ firstAsked: 20260112, lastAsked: 20260302 },
      },
      {
        ...{ kind: 'Search', what: 'warschau', ...none, asked: 5 },
        ...{ firstAsked: 20260202, lastAsked: 20260202 },
      },
      {
        ...{ kind: 'Before', what: 'Wanted ticks', product: 'wanted', asked: 2, days: 250 },
        ...{ from: 20120102, to: 20131230 },
        ...{ firstAsked: 20260203, lastAsked: 20260204 },
      },
    ])
  })

  test('{query} shows {things}')
    .with([
      { query: 'kind=Search', things: ['Search bitcoin 7', 'Search warschau 5'] },
      { query: 'kind=Before,Gap', things: ['Before wanted 2', 'Gap wanted 1'] },
      {
        query: 'from=2026-02-04',
        things: ['Search bitcoin 4', 'Gap wanted 1', 'Before wanted 1'],
      },
      { query: 'to=2026-02-02', things: ['Search warschau 5', 'Search bitcoin 3'] },
      { query: 'search=want&orderBy=days', things: ['Gap wanted 1', 'Before wanted 2'] },
      { query: 'search=coin', things: ['Search bitcoin 7'] },
      { query: 'kind=Search&orderBy=first', things: ['Search bitcoin 7', 'Search warschau 5'] },
      { query: 'kind=Search&orderBy=last', things: ['Search warschau 5', 'Search bitcoin 7'] },
      { query: 'from=2027-01-01', things: [] },
    ])
    .run(async ({ assert, client }, { query, things }) => {
      const admin = await createStaff('admin')
      const sorted = query.includes('orderBy') ? `${query}&orderDirection=asc` : query
      const page = await client.get(`${PAGE}?${sorted}`).loginAs(admin).withInertia()
      page.assertStatus(200)
      const { demand } = page.inertiaProps as unknown as { demand: Listed[] }
      assert.deepEqual(
        demand.map(({ id, asked }) => `${id} ${asked}`),
        things
      )
    })

  test('the CSV says it in words', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const csv = await client.get(`${PAGE}/export?kind=Search,Gap`).loginAs(admin)
    csv.assertStatus(200)
    assert.match(String(csv.header('content-disposition')), /webshop_demand_\d{8}\.csv/)
    const lines = csv.text().replace('\uFEFF', '').trim().split(/\r?\n/)
    assert.equal(
      lines[0],
      'Kind;Asked for;Product code;How often;Most days at once;First day asked for;Last day asked for;First asked;Last asked'
    )
    assert.lengthOf(lines, 4)
    assert.match(lines[1]!, /^Search without result;bitcoin;;7;;;;/)
    assert.match(lines[3]!, /^Days missing in between;Wanted ticks;wanted;1;2(;\d{8}){4}$/)
  })
})
