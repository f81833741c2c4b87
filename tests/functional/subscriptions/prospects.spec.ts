import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { ADDRESS, createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { givenRequest } from '#tests/fixtures/subscriptions/given_request'

const FORM = '/admin/manage-users/register-on-behalf'

test.group('Subscriptions | who asked without an account is registered', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const prospectAt = async (client: ApiClient, query: string) => {
    const by = await createStaff('manager')
    const response = await client.get(`${FORM}?${query}`).loginAs(by).withInertia()
    response.assertStatus(200)
    return (response.body().props as { prospect: object | null }).prospect
  }

  test('the form says what the request says', async ({ assert, client }) => {
    const id = await givenRequest({ typeId: null })
    await rows(
      null,
      `update subscription_requests
          set first_name = 'Mara', last_name = 'Lind', company = 'Nordkontor AG', country = 'SE',
              email = 'mara+data@nordkontor.example', locale = 'de' where id = ?`,
      [id]
    )
    assert.deepEqual(await prospectAt(client, `request=${id}`), {
      ...{ email: 'mara+data@nordkontor.example', firstName: 'Mara', lastName: 'Lind' },
      ...{ company: 'Nordkontor AG', country: 'SE', locale: 'de' },
      page: '/admin/manage-subscription-requests?search=mara%2Bdata%40nordkontor.example',
    })
  })

  test('of a request that has an account nothing is said', async ({ assert, client }) => {
    const id = await givenRequest({ userId: (await createCustomer()).id, typeId: null })
    assert.isNull(await prospectAt(client, `request=${id}`))
  })

  test('an address with {query} shows the empty form')
    .with([
      ...[{ query: 'request=0' }, { query: 'request=999999999' }, { query: 'request=12345678901' }],
      ...[{ query: 'request=1;drop' }, { query: 'request[]=1' }, { query: 'request=' }],
    ])
    .run(async ({ assert, client }, { query }) => {
      assert.isNull(await prospectAt(client, query))
    })

  test('once registered, staff are led back to the request', async ({ assert, client }) => {
    const by = await createStaff('manager')
    const id = await givenRequest({ typeId: null })
    const done = await client
      .post(`${FORM}?request=${id}`)
      .withCsrfToken()
      .redirects(0)
      .loginAs(by)
      .json({
        ...{ email: 'mara@nordkontor.example', firstName: 'Mara', lastName: 'Lind' },
        ...{ company: 'Nordkontor AG', jobPosition: null, phone: null, mobilePhone: null },
        ...{ tin: null, billing: ADDRESS, sameAddress: true, locale: 'de' },
      })
    assert.match(String(done.session('outcomes').registered_for), /manage-subscription-requests/)
  })
})
