import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { readAccount } from '#shared/account_topics'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

type Answer<T> = { data: T; errors: { code: string }[] }
type Created = Answer<{ id: number; api_token: string; expires_at: string }>
type Listed = Answer<{ content: { id: number; name: string; lastUsedAt: string | null }[] }>

const bearer = (client: ApiClient, value: string, path = '/api/v1/orders') =>
  client.get(path).header('authorization', `Bearer ${value}`)

const create = (client: ApiClient, user: User, form: object = { name: 'Nightly import' }) =>
  client.request('/api/v1/tokens', 'POST').json(form).loginAs(user).withCsrfToken()

const list = (client: ApiClient, user: User) =>
  client.request('/api/v1/tokens', 'GET').loginAs(user)

async function givenToken(user: User, kind: 'account' | 'marketplace' = 'account') {
  const created = await createToken({ user, kind, name: 'Nightly import' })
  if (!created.ok) throw new Error(created.refusal.code)
  return created.value
}

test.group('Identity | API tokens', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  test('a token is shown once, kept as a hash, and does what its owner may', async ({
    assert,
    client,
  }) => {
    clock.set('2026-11-20T10:00:00Z')
    const user = await createCustomer()
    const made = await create(client, user)
    made.assertStatus(201)
    const { api_token: value, expires_at: expiresAt } = (made.body() as Created).data
    assert.match(value, /^kontor_api_\w+\.[\w-]{40,}$/)
    assert.equal(expiresAt, '2027-02-18T10:00:00.000Z')

    const answer = await bearer(client, value)
    answer.assertStatus(200)
    const listed = await list(client, user)
    const [token] = (listed.body() as Listed).data.content
    assert.equal(token!.lastUsedAt, '2026-11-20T10:00:00.000Z')
    assert.notInclude(listed.text(), value.split('.')[1]!)
    const kept = await rows<{ hash: string }>(null, 'select hash from api_tokens')
    assert.notInclude(JSON.stringify(kept), value.split('.')[1]!)
    const [event] = await listAudit({ type: 'user', id: user.id })
    assert.equal(event!.action, 'user.token_created')
    assert.notInclude(JSON.stringify(event), value.split('.')[1]!)
  })

  test('the menu of the account says how many work', async ({ assert }) => {
    clock.set('2026-06-01T10:00:00Z')
    const user = await createCustomer()
    await givenToken(user)
    clock.set('2026-11-20T10:00:00Z')
    await givenToken(user)
    await givenToken(await createCustomer())
    assert.equal((await readAccount(user.id)).figures.api_tokens, 1)
  })

  test('one for tests says so, is listed as such, and can make no other', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    const made = await create(client, user, { name: 'Trial', kind: 'test' })
    made.assertStatus(201)
    const { api_token: value } = (made.body() as Created).data
    assert.match(value, /^kontor_test_\w+\.[\w-]{40,}$/)
    const [token] = ((await list(client, user)).body() as Listed).data.content
    assert.containsSubset(token, { name: 'Trial', kind: 'test' })
    const more = await client
      .request('/api/v1/tokens', 'POST')
      .json({ name: 'More' })
      .header('authorization', `Bearer ${value}`)
    more.assertStatus(403)
    ;(await create(client, user, { name: 'x', kind: 'marketplace' })).assertStatus(422)
  })

  test('a token may live shorter than 90 days, never longer', async ({ assert, client }) => {
    clock.set('2026-11-20T10:00:00Z')
    const user = await createCustomer()
    const short = (await create(client, user, { name: 'x', days: 7 })).body() as Created
    assert.equal(short.data.expires_at, '2026-11-27T10:00:00.000Z')
    for (const form of [{ name: 'x', days: 91 }, { name: 'x', days: 0 }, { name: '' }]) {
      ;(await create(client, user, form)).assertStatus(422)
    }
  })

  test('{title} opens nothing')
    .with([
      { title: 'a revoked token', spoil: (id: number) => revoke(id) },
      { title: 'an expired token', spoil: () => clock.set('2030-01-01T00:00:00Z') },
      { title: 'a token with another secret', forge: (value: string) => flipped(value) },
      {
        title: 'a token with another id',
        forge: (value: string) => value.replace(/\w+\./, 'OTk5.'),
      },
      { title: 'a token of another kind', forge: (value: string) => value.replace('api', 'mp') },
      { title: 'any other text', forge: () => 'kontor_api_x' },
    ])
    .run(async ({ assert, client }, { spoil, forge }) => {
      const { id, value } = await givenToken(await createCustomer())
      await spoil?.(id)
      for (const path of ['/api/v1/orders', '/api/v1/countries']) {
        const answer = await bearer(client, forge ? forge(value) : value, path)
        answer.assertStatus(401)
        assert.equal(
          (answer.body() as Answer<null>).errors[0]!.code,
          'account.errors.token_invalid'
        )
        assert.include(answer.header('www-authenticate'), 'Bearer')
      }
    })

  test('a token of somebody locked opens nothing', async ({ client }) => {
    const user = await createCustomer()
    const { value } = await givenToken(user)
    await user.merge({ lockedAt: clock.now() }).save()
    const answer = await bearer(client, value)
    answer.assertStatus(403)
    answer.assertBodyContains({ errors: [{ code: 'identity.errors.locked' }] })
  })

  test('a revoked token ends at once, and only by its owner', async ({ client }) => {
    const [owner, other] = [await createCustomer(), await createCustomer()]
    const { id, value } = await givenToken(owner)
    const end = (user: User) => client.delete(`/api/v1/tokens/${id}`).loginAs(user).withCsrfToken()
    ;(await end(other)).assertStatus(404)
    ;(await bearer(client, value)).assertStatus(200)
    ;(await end(owner)).assertStatus(200)
    ;(await bearer(client, value)).assertStatus(401)
    ;(await end(owner)).assertStatus(404)
  })

  test('a token cannot make, list or end tokens', async ({ client }) => {
    const { id, value } = await givenToken(await createCustomer())
    const call = (method: string, path: string) =>
      client.request(path, method).header('authorization', `Bearer ${value}`)
    for (const answer of [
      await call('POST', '/api/v1/tokens').json({ name: 'more' }),
      await call('GET', '/api/v1/tokens'),
      await call('DELETE', `/api/v1/tokens/${id}`),
    ]) {
      answer.assertStatus(403)
      answer.assertBodyContains({ errors: [{ code: 'account.errors.session_needed' }] })
    }
  })

  test('the session of a browser counts nothing for a call with a token', async ({
    assert,
    client,
  }) => {
    const { value } = await givenToken(await createCustomer())
    const admin = await createStaff('admin')
    const answer = await bearer(client, value, '/api/v1/users').loginAs(admin)
    answer.assertStatus(403)
    const stored = await rows(null, 'select id from sessions')
    assert.lengthOf(stored, 0)
  })

  test('staff act through a token with their scopes', async ({ client }) => {
    const viewer = await givenToken(await createStaff('viewer'))
    const sales = await givenToken(await createStaff('sales'))
    ;(await bearer(client, viewer.value, '/api/v1/users')).assertStatus(200)
    ;(await bearer(client, sales.value, '/api/v1/users')).assertStatus(403)
  })

  test('too many calls in a minute are told to wait', async ({ assert, client }) => {
    const { id, value } = await givenToken(await createCustomer())
    await limiter.use(identity.tokenCalls).set(`token:${id}`, identity.tokenCalls.requests, '1 min')
    const answer = await bearer(client, value)
    answer.assertStatus(429)
    assert.isAbove(Number(answer.header('retry-after')), 0)
  })

  test('an account has at most twenty tokens', async ({ client }) => {
    const user = await createCustomer()
    for (let made = 0; made < 20; made++) await givenToken(user)
    const refused = await create(client, user)
    refused.assertStatus(409)
    refused.assertBodyContains({ errors: [{ code: 'account.errors.too_many_tokens' }] })
  })

  test('the page lists the tokens without their values', async ({ assert, client }) => {
    const user = await createCustomer()
    const { id } = await givenToken(user)
    const page = await client.visit('identity.api_tokens').withInertia().loginAs(user)
    page.assertInertiaComponent('identity/account/api_token')
    const { tokens } = page.inertiaProps as { tokens: Record<string, unknown>[] }
    assert.containsSubset(tokens, [{ id, name: 'Nightly import', hasExpired: false }])
    assert.notProperty(tokens[0], 'hash')
  })
})

test.group('Identity | marketplace tokens', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  test('admins make one that is valid for a year', async ({ assert, client }) => {
    clock.set('2026-11-20T10:00:00Z')
    const answer = await client
      .request('/api/v1/marketplace-tokens', 'POST')
      .json({ marketplaceToken: 'Data bazaar' })
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
    answer.assertStatus(201)
    const { data } = answer.body() as Answer<Record<string, string>>
    assert.match(data.api_token!, /^kontor_mp_/)
    assert.equal(data.expires_at, '2027-11-20T10:00:00.000Z')
    assert.match(data.mp_api!, /\/api\/v1$/)
  })

  test('a marketplace reads products and reaches no account', async ({ client }) => {
    const { value } = await givenToken(await createStaff('admin'), 'marketplace')
    ;(await bearer(client, value, '/api/v1/products/info')).assertStatus(200)
    ;(await bearer(client, value, '/api/v1/orders')).assertStatus(403)
    ;(await bearer(client, value, '/api/v1/users')).assertStatus(403)
  })
})

const revoke = (id: number) =>
  rows(null, 'update api_tokens set revoked_at = now() where id = ?', [id])

function flipped(value: string): string {
  const at = value.indexOf('.') + 3
  const other = value[at] === 'A' ? 'B' : 'A'
  return value.slice(0, at) + other + value.slice(at + 1)
}
