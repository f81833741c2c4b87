import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { acceptsMe } from '#shared/http/person_id'

const PERSONS =
  /^\/api\/v1\/(?:.*\/)?(?:users|user|basket|user-quota|by-user|orders\/:id|unassigned)\/:(\w+)/

async function bearerOf(user: User): Promise<string> {
  const token = await createToken({ user, kind: 'account', name: 'Script' })
  if (!token.ok) throw new Error(token.refusal.code)
  return `Bearer ${token.value.value}`
}

const idIn = (answer: { body(): unknown }) => (answer.body() as { data: { id: number } }).data.id

test.group('Identity | `me` in addresses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a program learns with its token alone who it calls for', async ({ assert, client }) => {
    const user = await createCustomer()
    const answer = await client
      .get('/api/v1/users/me')
      .header('authorization', await bearerOf(user))
    answer.assertStatus(200)
    assert.equal(idIn(answer), user.id)
  })

  test('a session says it as well, nobody is asked to sign in', async ({ assert, client }) => {
    const user = await createCustomer()
    assert.equal(idIn(await client.get('/api/v1/users/me').loginAs(user)), user.id)
    for (const path of ['/users/me', '/basket/me', '/subscription-types/user/me']) {
      const answer = await client.get(`/api/v1${path}`)
      answer.assertStatus(401)
    }
  })

  test('wherever the address names a person: {$self}')
    .with(['/basket/me', '/subscription-types/user/me', '/reports/by-user/me'])
    .run(async ({ assert, client }, path) => {
      const user = await createCustomer()
      const authorization = await bearerOf(user)
      const ask = (address: string) =>
        client.get(`/api/v1${address}`).header('authorization', authorization)
      const mine = await ask(path)
      mine.assertStatus(200)
      assert.deepEqual(mine.body(), (await ask(path.replace('me', String(user.id)))).body())
    })

  test('staff ends no account of its own by it, as by its id', async ({ client }) => {
    const admin = await createStaff('admin')
    const answer = await client.delete('/api/v1/users/me').loginAs(admin).withCsrfToken()
    answer.assertStatus(409)
  })

  test('every call whose address names a person takes it', ({ assert }) => {
    const { root = [] } = router.toJSON()
    const without = root
      .filter(({ pattern, matchers }) => {
        const [, name] = PERSONS.exec(pattern) ?? []
        return name !== undefined && !acceptsMe(matchers[name]!.match!)
      })
      .map(({ methods, pattern }) => `${methods[0]} ${pattern}`)
    assert.deepEqual(without, [])
  })
})
