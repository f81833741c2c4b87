import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomerWithPassword } from '#database/factories/identity/people'
import { matchesPassword } from '#identity/actions/passwords/password_hashes'
import { Browser } from '#tests/fixtures/identity/browser'
import { reachSignInPage, type } from '#tests/fixtures/identity/sign_in'

/** Counts what costs time while something is done: password hashes and statements. */
async function costOf(work: () => Promise<unknown>) {
  const cost = { hashes: 0, statements: 0 }
  const verify = hash.verify
  hash.verify = (...args) => {
    cost.hashes++
    return verify.apply(hash, args)
  }
  const knex = db.connection().getWriteClient()
  const count = () => cost.statements++
  knex.on('query', count)
  try {
    await work()
  } finally {
    hash.verify = verify
    knex.off('query', count)
  }
  return cost
}

test.group('Identity | who has an account', (group) => {
  group.setup(async () => {
    // The first check prepares what names without a password are compared with.
    await matchesPassword(null, 'anything')
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('costs as much to ask as who has none', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const unactivated = await createCustomerWithPassword()
    await db
      .from('sign_in_accounts')
      .where('email', unactivated.email)
      .update({ password_hash: null })
    const browser = new Browser()
    const page = await reachSignInPage(browser)
    const costs = []
    for (const name of [customer.email, unactivated.email, 'nobody@elbquant.example', 'nobody']) {
      costs.push(await costOf(() => type(browser, page, name, 'Wrong-Password-1')))
    }
    assert.equal(costs[0]!.hashes, 1)
    assert.isAbove(costs[0]!.statements, 1)
    for (const cost of costs) assert.deepEqual(cost, costs[0])
  })
})
