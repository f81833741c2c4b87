import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'

const TOASTS = [{ tone: 'success', text: 'Order 10413 created' }]

const NO_PAGES: { what: string; headers: Record<string, string>; path: string }[] = [
  {
    what: 'part of a page',
    path: '/my-account',
    headers: {
      'x-inertia-partial-component': 'identity/account/show',
      'x-inertia-partial-data': 'locale',
    },
  },
  { what: 'data', path: '/my-account/session', headers: { accept: 'application/json' } },
]

test.group('Site | what is said on the next page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('waits while {what} is fetched')
    .with(NO_PAGES)
    .run(async ({ assert, client }, { path, headers }) => {
      const request = client.get(path).loginAs(await createCustomer())
      for (const [name, value] of Object.entries(headers)) request.header(name, value)
      if (headers.accept === undefined) request.withInertia()
      const response = await request.withFlashMessages({ toasts: TOASTS })
      response.assertStatus(200)
      assert.notInclude(response.text(), TOASTS[0]!.text)
      assert.deepEqual(response.flashMessages().toasts, TOASTS)
    })

  test('waits while a page says by itself that its record is open, or left')
    .with(['put', 'delete'] as const)
    .run(async ({ assert, client }, method) => {
      const response = await client[method]('/admin/open-records/product_days/ref_cash')
        .loginAs(await createStaff('admin'))
        .header('accept', 'application/json')
        .withCsrfToken()
        .withFlashMessages({ toasts: TOASTS })
      response.assertStatus(200)
      assert.deepEqual(response.flashMessages().toasts, TOASTS)
    })

  test('what was wrong with one form is over when another one is sent', async ({
    assert,
    client,
  }) => {
    const response = await client
      .put('/my-account/personal-data')
      .loginAs(await createCustomer())
      .withCsrfToken()
      .withFlashMessages({ inputErrorsBag: { other: ['No.'] } })
      .redirects(0)
    assert.notProperty(response.flashMessages().inputErrorsBag ?? {}, 'other')
  })

  test('waits for the page that {path} leads on to')
    .with([
      { path: '/basket', inertia: false },
      { path: '/basket', inertia: true },
      { path: '/basket/2', inertia: true },
      { path: '/basket/3', inertia: false },
    ])
    .run(async ({ assert, client }, { path, inertia }) => {
      const request = client.get(path).loginAs(await createCustomer())
      if (inertia) request.withInertia()
      const said = { toasts: TOASTS, inputErrorsBag: { form: ['No.'] } }
      const response = await request.withFlashMessages(said).redirects(0)
      response.assertStatus(302)
      assert.containsSubset(response.flashMessages(), said)
    })

  test('waits for the document of a new release', async ({ assert, client }) => {
    const request = client
      .get('/my-account')
      .loginAs(await createCustomer())
      .withInertia()
    request.header('x-inertia-version', 'an older one')
    const response = await request.withFlashMessages({ toasts: TOASTS })
    response.assertStatus(409)
    assert.deepEqual(response.flashMessages().toasts, TOASTS)
  })

  test('is said by a page, once', async ({ assert, client }) => {
    const user = await createCustomer()
    const response = await client
      .get('/my-account')
      .loginAs(user)
      .withFlashMessages({ toasts: TOASTS })
    assert.include(response.text(), TOASTS[0]!.text)
    assert.notProperty(response.flashMessages(), 'toasts')
  })
})
