import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import type { Envelope } from '#shared/http/envelope'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Shared = {
  unknown: string[]
  overlaps: Record<string, number>
  quote: { canSubmit: boolean; lines: { lineId: string; product: { name: string } }[] }
}

async function open(client: ApiClient, ...items: string[]): Promise<Shared> {
  const query = items.map((item) => `item=${item}`).join('&')
  const response = await client.get(`/quote?${query}`).withInertia()
  response.assertStatus(200)
  return response.inertiaProps as Shared
}

test.group('Catalogue | the page of a shared quote', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    await givenReferenceData()
    const days = ['03', '04', '05', '06', '07'].map((day) => ({ day: `2025-03-${day}` }))
    for (const [code, visible] of [
      ['week', true],
      ['other', true],
      ['coming', false],
    ] as const) {
      const { id } = await givenProduct(code, { visible, name: `The ${code}` })
      await givenFiles(id, days)
    }
  })

  test('names a product that nobody knows beside what it prices', async ({ assert, client }) => {
    const page = await open(
      client,
      'week.2025-03-03.2025-03-05',
      'nowhere.2025-03-03.2025-03-05',
      'nowhere.2025-03-06.2025-03-07'
    )
    assert.deepEqual(page.unknown, ['nowhere'])
    assert.lengthOf(page.quote.lines, 1)
    assert.isFalse(page.quote.canSubmit)
    assert.deepEqual((await open(client, 'nowhere.2025-03-03.2025-03-05')).unknown, ['nowhere'])
  })

  test('says how many days of a range stand in one before it', async ({ assert, client }) => {
    const { overlaps, quote } = await open(
      client,
      'week.2025-03-03.2025-03-05',
      'other.2025-03-03.2025-03-07',
      'week.2025-03-04.2025-03-07'
    )
    assert.deepEqual(overlaps, { [quote.lines[2]!.lineId]: 2 })
    const apart = await open(client, 'week.2025-03-03.2025-03-04', 'week.2025-03-05.2025-03-07')
    assert.deepEqual(apart.overlaps, {})
  })

  test('a product that is not published yet is unknown to everybody', async ({
    assert,
    client,
  }) => {
    const page = await open(client, 'coming.2025-03-03.2025-03-05')
    assert.deepEqual(page.unknown, ['coming'])
    assert.isEmpty(page.quote.lines)
    const days = 'from=2025-03-03&to=2025-03-05'
    const addresses = [
      `/products/coming/quote?${days}`,
      `/api/v1/files/info?product=coming&${days}`,
      '/api/v1/products/info/coming',
      '/api/v1/products/info/coming/coverage',
      '/api/v1/products/info/coming/preview?day=2025-03-03',
    ]
    for (const address of addresses) {
      const response = await client.get(address).accept('json')
      assert.equal(response.status(), 404, address)
      assert.notInclude(response.text(), 'The coming', address)
    }
    const list = await client.get('/api/v1/products/info?search=coming').accept('json')
    const nothing = { content: [], totalCount: 0, next: null }
    assert.deepEqual((list.body() as Envelope<object>).data, nothing)
  })

  test('what answers JSON answers it whatever is accepted: {path}')
    .with([
      { path: '/products/week/preview', status: 422 },
      { path: '/products/week/preview?day=2025-02-31', status: 422 },
      { path: '/api/v1/products/info/week/preview', status: 422 },
      { path: '/products/nowhere/preview?day=2025-03-03', status: 404 },
      { path: '/products/week/quote', status: 422 },
      { path: '/products/nowhere/quote?from=2025-03-03&to=2025-03-05', status: 404 },
    ])
    .run(async ({ assert, client }, { path, status }) => {
      const response = await client.get(path).header('accept', 'text/html,*/*')
      assert.equal(response.status(), status)
      assert.isFalse((response.body() as Envelope<null>).success)
    })
})
