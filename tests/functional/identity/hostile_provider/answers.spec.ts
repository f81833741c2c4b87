import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { clock } from '#shared/clock'
import { Browser } from '#tests/fixtures/identity/browser'
import { HostileProvider } from './provider.js'
import { answerFor, arriveWith, isSignedIn } from './questions.js'

const CALLBACKS = { customers: '/externalLogin', staff: '/internalUserRegistration' }
const INVALID_STATE = 'Invalid state (transaction)'
const NO_PARAMETERS = 'There are no query params available for parsing.'

/** What was said last. */
const toastOf = async (browser: Browser) => {
  const { page } = await browser.visit('/')
  const { flash } = page as unknown as { flash: { toasts: { text: string }[] } }
  return flash.toasts.at(-1)?.text
}

test.group('Identity | answers that belong elsewhere', (group) => {
  const providers = { customers: new HostileProvider(), staff: new HostileProvider() }
  group.setup(() => providers.customers.start('customers'))
  group.setup(() => providers.staff.start('staff'))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  test('each provider lets people in at its own door')
    .with(['customers', 'staff'] as const)
    .run(async ({ assert }, place) => {
      const browser = new Browser()
      const answer = await answerFor(browser, place)
      assert.equal(answer.pathname, CALLBACKS[place])
      const next = await arriveWith(browser, answer)
      assert.isNotNull(next)
      assert.notEqual(next, '/logout')
      assert.equal((await browser.visit('/sign-in-or-register')).status, 302)
    })

  test('an answer of {place} is of no use at the other door')
    .with([
      { place: 'customers', door: CALLBACKS.staff },
      { place: 'staff', door: CALLBACKS.customers },
    ] as const)
    .run(async ({ assert }, { place, door }) => {
      const browser = new Browser()
      const { search } = await answerFor(browser, place)
      assert.equal((await browser.visit(`${door}${search}`)).location, '/')
      assert.equal(await toastOf(browser), INVALID_STATE)
      assert.isFalse(await isSignedIn(browser))
    })

  test('the code of one provider with the state of the other is refused', async ({ assert }) => {
    const browser = new Browser()
    const ofStaff = await answerFor(browser, 'staff')
    const ofCustomers = await answerFor(browser, 'customers')
    ofStaff.searchParams.set('code', ofCustomers.searchParams.get('code')!)
    assert.equal(await arriveWith(browser, ofStaff), '/logout')
    assert.isFalse(await isSignedIn(browser))
  })

  test('states swapped between two browsers lead both to the start', async ({ assert }) => {
    const [anna, mallory] = [new Browser(), new Browser()]
    const answers = [await answerFor(anna, 'staff'), await answerFor(mallory, 'staff')] as const
    const states = answers.map((answer) => answer.searchParams.get('state')!)
    answers.forEach((answer, n) => answer.searchParams.set('state', states[1 - n]!))
    for (const [n, browser] of [anna, mallory].entries()) {
      assert.equal(await arriveWith(browser, answers[n]!), '/')
      assert.equal(await toastOf(browser), INVALID_STATE)
      assert.isFalse(await isSignedIn(browser))
    }
  })

  test('whole answers swapped between two browsers sign nobody in', async ({ assert }) => {
    const [anna, mallory] = [new Browser(), new Browser()]
    const answers = [await answerFor(anna, 'staff'), await answerFor(mallory, 'staff')] as const
    assert.equal(await arriveWith(anna, answers[1]), '/')
    assert.equal(await arriveWith(mallory, answers[0]), '/')
    assert.isFalse(await isSignedIn(anna))
    assert.isFalse(await isSignedIn(mallory))
  })

  test('a foreign code in an own answer fails', async ({ assert }) => {
    const [anna, mallory] = [new Browser(), new Browser()]
    const stolen = (await answerFor(anna, 'staff')).searchParams.get('code')!
    const answer = await answerFor(mallory, 'staff')
    answer.searchParams.set('code', stolen)
    assert.equal(await arriveWith(mallory, answer), '/logout')
    assert.isFalse(await isSignedIn(mallory))
  })

  test('an answer counts once, and so does its code', async ({ assert }) => {
    const browser = new Browser()
    const answer = await answerFor(browser, 'staff')
    assert.equal(await arriveWith(browser, answer), '/admin/today')
    assert.isTrue(await isSignedIn(browser))
    const other = new Browser()
    const fresh = await answerFor(other, 'staff')
    fresh.searchParams.set('code', answer.searchParams.get('code')!)
    assert.equal(await arriveWith(other, fresh), '/logout')
    assert.equal(await arriveWith(other, fresh), '/')
    assert.equal(await toastOf(other), INVALID_STATE)
    assert.isFalse(await isSignedIn(other))
  })

  test('after a day a question has gone stale', async ({ assert }) => {
    const browser = new Browser()
    const answer = await answerFor(browser, 'staff')
    clock.set(clock.now().plus({ days: 1, minutes: 1 }).toISO()!)
    assert.equal(await arriveWith(browser, answer), '/')
    assert.isFalse(await isSignedIn(browser))
  })

  test('without parameters there is nothing to read', async ({ assert }) => {
    for (const door of Object.values(CALLBACKS)) {
      const browser = new Browser()
      assert.equal((await browser.visit(door)).location, '/')
      assert.equal(await toastOf(browser), NO_PARAMETERS)
    }
  })

  test('parameters of another shape are no answer', async ({ assert }) => {
    const browser = new Browser()
    const { searchParams } = await answerFor(browser, 'staff')
    const state = searchParams.get('state')!
    for (const query of [
      `state[]=${state}&code=x`,
      `state=${state}&state=x&code=x`,
      'state=&code=x',
    ]) {
      assert.equal((await browser.visit(`${CALLBACKS.staff}?${query}`)).location, '/', query)
    }
    assert.isFalse(await isSignedIn(browser))
  })

  test('a provider that reports an error ends the attempt', async ({ assert }) => {
    const browser = new Browser()
    const answer = await answerFor(browser, 'staff')
    answer.searchParams.delete('code')
    answer.searchParams.set('error', 'server_error')
    assert.equal(await arriveWith(browser, answer), '/logout')
    assert.equal((await browser.visit('/logout')).page.props.reason, 'failed')
  })
})
