import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { throttle } from '#shared/http/throttle'

/** A host of its own keeps this spec's routes apart from the shop's. */
const HOST = 'throttle.localhost'
const twice = throttle('twice', { requests: 2, every: '1 minute' })
const hourly = throttle('hourly', { requests: 5, every: '1 hour' })
router
  .group(() => {
    router.get('/twice', () => 'in').use(twice)
    router.get('/hourly', () => 'in').use(hourly)
  })
  .domain(HOST)

test.group('Throttle', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('counts people who share an address each for themselves', async ({ client, assert }) => {
    const ask = () => client.get('/twice').header('host', HOST).accept('json')
    const [anna, luc] = [await createCustomer(), await createCustomer()]
    const statuses = []
    for (const user of [anna, anna, anna, luc]) {
      statuses.push((await ask().loginAs(user)).status())
    }
    statuses.push((await ask()).status())
    assert.deepEqual(statuses, [200, 200, 429, 200, 200])
  })

  test('each answer says how many are left, and when there are all of them again', async ({
    client,
    assert,
  }) => {
    const answer = await client.get('/hourly').header('host', HOST).accept('json')
    const said = ['limit', 'remaining', 'reset'].map((name) => answer.header(`ratelimit-${name}`))
    assert.deepEqual(said, ['5', '4', '3600'])
  })

  test('who asked too often is told how long to wait, in words', async ({ client, assert }) => {
    const ask = () => client.get('/twice').header('host', HOST).accept('json')
    await ask()
    await ask()
    const refused = await ask().header('accept-language', 'de')
    const [error] = refused.body().errors
    assert.equal(error.code, 'shared.errors.too_many_requests')
    assert.match(
      error.message,
      /^Das war viel auf einmal\. Bitte versuchen Sie es in \d+ Sekunden erneut\.$/
    )
  })
})
