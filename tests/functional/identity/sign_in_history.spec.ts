import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { createCustomer, createCustomerWithPassword } from '#database/factories/identity/people'
import { listSignIns } from '#identity/queries/list_sign_ins'
import { recordSignIn, sweepSignIns } from '#identity/actions/sessions/record_sign_in'
import { Blocked, underPasswordLimits } from '#identity/http/password_limits'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { Browser } from '#tests/fixtures/identity/browser'
import { reachSignInPage, signIn, type } from '#tests/fixtures/identity/sign_in'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HERE = { ipAddress: '192.0.2.7', userAgent: FIREFOX }

test.group('Identity | sign-in history', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('sign-ins and failed tries are listed, newest first', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    await type(browser, await reachSignInPage(browser), customer.email, 'Wrong-Password-1')
    await signIn(new Browser(), customer.email)
    const history = await listSignIns(customer.id)
    assert.deepEqual(
      history.map(({ outcome, ipAddress }) => [outcome, ipAddress]),
      [
        ['signed_in', '127.0.0.1'],
        ['wrong_password', '127.0.0.1'],
      ]
    )
  })

  test('who is locked finds the try as well', async ({ assert }) => {
    const customer = await createCustomerWithPassword({ lockedAt: clock.now() })
    await signIn(new Browser(), customer.email)
    assert.deepEqual(
      (await listSignIns(customer.id)).map(({ outcome }) => outcome),
      ['locked']
    )
  })

  test('browser and system are named', async ({ assert }) => {
    const { id, subject } = await createCustomer()
    await recordSignIn({ provider: 'customers', subject }, 'signed_in', HERE)
    const [latest] = await listSignIns(id)
    assert.deepInclude(latest, { device: 'Firefox, Windows', ipAddress: '192.0.2.7' })
  })

  test('the same subject at the other provider is somebody else', async ({ assert }) => {
    const { id, subject } = await createCustomer()
    await recordSignIn({ provider: 'staff', subject }, 'signed_in', HERE)
    assert.isEmpty(await listSignIns(id))
  })

  test('a name that nobody has leaves a row of nobody', async ({ assert }) => {
    const browser = new Browser()
    await type(browser, await reachSignInPage(browser), 'nobody', 'Wrong-Password-1')
    const found = await rows(null, 'select subject, outcome from sign_in_events')
    assert.deepEqual(found, [{ subject: null, outcome: 'wrong_password' }])
  })

  test('after 90 days it is forgotten', async ({ assert }) => {
    const { id, subject } = await createCustomer()
    for (const age of ['89 days', '91 days']) {
      await recordSignIn({ provider: 'customers', subject }, 'signed_in', HERE)
      await rows(
        null,
        `update sign_in_events set created_at = now() - ?::interval
          where created_at > now() - interval '1 day'`,
        [age]
      )
    }
    await sweepSignIns()
    assert.lengthOf(await listSignIns(id), 1)
  })
})

test.group('Identity | soft lockout', (group) => {
  const wrong = async () => null
  const right = async () => 'right'

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => limiter.clear())

  test('an account at which many addresses try opens only from known ones', async ({ assert }) => {
    const { email, subject } = await createCustomerWithPassword()
    await recordSignIn({ provider: 'customers', subject }, 'signed_in', HERE)
    for (let n = 0; n < identity.accountAttempts.requests; n++) {
      await underPasswordLimits(`203.0.113.${n}`, email, wrong)
    }
    const refused = await underPasswordLimits('198.51.100.9', email, right)
    assert.isAbove((refused as Blocked).seconds, 0)
    assert.equal(await underPasswordLimits(HERE.ipAddress, email, right), 'right')
    assert.equal(await underPasswordLimits('198.51.100.9', 'somebody-else', right), 'right')
  })

  test('simultaneous tries count each', async ({ assert }) => {
    const tries = Array.from({ length: 20 }, () => underPasswordLimits('192.0.2.1', 'anna', wrong))
    const blocked = (await Promise.all(tries)).filter((answer) => answer instanceof Blocked)
    assert.lengthOf(blocked, 20 - identity.passwordAttempts.requests)
  })
})
