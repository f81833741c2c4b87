import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { createCustomer } from '#database/factories/identity/people'
import { signInUser } from '#identity/actions/sessions/sign_in_user'
import { takeOverProfile } from '#identity/actions/sessions/take_over_profile'
import { ROLES } from '#identity/domain/roles'
import User from '#identity/models/user'
import { scopesOf } from '#identity/queries/scopes_of'
import { Browser } from '#tests/fixtures/identity/browser'
import { HostileProvider } from './hostile_provider/provider.js'
import { answerFor, arriveWith } from './hostile_provider/questions.js'

const STAFF_ROLES = ROLES.filter((role) => role !== 'user')
const everyGroup = () => ROLES.map((role) => identity.groups[role])

test.group('Identity | rights follow the provider', (group) => {
  const provider = new HostileProvider()
  group.setup(() => provider.start('customers'))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const arrive = async (groups: string[]) => {
    provider.person = { groups }
    const browser = new Browser()
    await arriveWith(browser, await answerFor(browser, 'customers'))
    return browser
  }

  test('the group of the role {$self} from the customers’ provider gives no right')
    .with(STAFF_ROLES)
    .run(async ({ assert }, role) => {
      const browser = await arrive([identity.groups.user, identity.groups[role]])
      const user = await User.findByOrFail('subject', 'mallory')
      assert.equal(user.kind, 'customer')
      assert.deepEqual(user.groups, [identity.groups.user])
      assert.equal(scopesOf(user).size, 0)
      assert.notEqual((await browser.visit('/admin/manage-orders')).status, 200)
      assert.notEqual((await browser.visit('/api/v1/users')).status, 200)
    })

  test('it lets nobody in who has nothing but {$self}')
    .with(STAFF_ROLES)
    .run(async ({ assert }, role) => {
      const browser = await arrive([identity.groups[role]])
      assert.equal((await browser.visit('/logout')).page.props.reason, 'insufficient_roles')
      assert.isNull(await User.findBy('subject', 'mallory'))
    })

  test('a renewal gives no right either', async ({ assert }) => {
    const user = await createCustomer()
    const { subject, email, username, firstName, lastName } = user
    const profile = { subject, email, username, firstName, lastName, groups: everyGroup() }
    assert.isTrue((await takeOverProfile(user, 'customers', profile)).ok)
    assert.deepEqual(user.groups, [identity.groups.user])
  })

  test('rights that were taken over or granted before count no more', async ({ assert }) => {
    const user = await createCustomer({ groups: everyGroup(), grantedGroups: everyGroup() })
    assert.equal(scopesOf(user).size, 0)
  })

  test('an account of one provider does not open at the other’s door', async ({ assert }) => {
    const before = identity.providers.staff
    identity.providers.staff = { ...before, issuer: provider.issuer }
    const profile = {
      ...{ subject: 'one-of-two', email: 'ada@alster-exchange.example', username: null },
      ...{ firstName: 'Ada', lastName: 'Petersen', groups: everyGroup() },
    }
    const enter = (place: 'customers' | 'staff') =>
      signInUser({ provider: place, profile, locale: 'en' })
    const staff = await enter('staff')
    const customer = await enter('customers')
    identity.providers.staff = before
    assert.isTrue(staff.ok)
    assert.equal(customer.ok || customer.refusal.code, 'identity.errors.insufficient_roles')
    assert.deepEqual((await User.findByOrFail('subject', 'one-of-two')).groups, everyGroup())
  })
})
