import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'

test.group('Identity | calls that bring a token', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the browser’s session counts nothing beside a token', async ({ client }) => {
    const user = await createCustomer()
    const ask = () => client.get('/api/v1/orders').accept('json').loginAs(user)
    ;(await ask()).assertStatus(200)
    ;(await ask().header('authorization', 'Bearer not-a-token')).assertStatus(401)
  })

  test('a token that is none does not get past the page’s own token', async ({ client }) => {
    const user = await createCustomer()
    const path: string = `/api/v1/basket/${user.id}`
    const ask = () => client.delete(path).accept('json').loginAs(user)
    ;(await ask()).assertStatus(403)
    ;(await ask().header('authorization', 'Bearer not-a-token')).assertStatus(401)
  })

  test('pages do not know tokens', async ({ client, assert }) => {
    const path: string = '/basket'
    const response = await client
      .delete(path)
      .header('authorization', 'Bearer not-a-token')
      .accept('json')
    response.assertStatus(403)
    const { errors } = response.body() as { errors: { code: string; message: string }[] }
    assert.equal(errors[0]!.code, 'shared.errors.page_expired')
    assert.notInclude(errors[0]!.message, 'open for too long', 'a program has no page')
  })
})
