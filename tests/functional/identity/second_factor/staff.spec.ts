import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import identity from '#config/identity'
import { erasePerson } from '#identity/actions/erasure/erase_person'
import { requestDeletion } from '#identity/actions/erasure/request_deletion'
import { isStrongEnough } from '#identity/domain/sign_in_strength'
import User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { Browser } from '#tests/fixtures/identity/browser'
import { HostileProvider } from '../hostile_provider/provider.js'
import { answerFor, arriveWith, isSignedIn } from '../hostile_provider/questions.js'
import { typePassword, withApp } from '#tests/fixtures/identity/second_factor/ways'

test.group('Identity | a second factor of staff', (group) => {
  const provider = new HostileProvider()
  group.setup(() => provider.start('staff'))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => {
    const before = identity.providers.staff.requiredStrength
    return () => void (identity.providers.staff.requiredStrength = before)
  })

  const enter = async (claims: object, required: { amr: string[]; acr: string[] }) => {
    identity.providers.staff.requiredStrength = required
    provider.crime = { claims: (honest) => ({ ...honest, ...claims }) }
    const browser = new Browser()
    await arriveWith(browser, await answerFor(browser, 'staff'))
    return browser
  }

  test('is refused: {said} where {wanted} is required')
    .with([
      { said: '{}', wanted: '{"amr":["mfa"],"acr":[]}' },
      { said: '{"amr":["pwd"]}', wanted: '{"amr":["mfa"],"acr":[]}' },
      { said: '{"amr":"mfa"}', wanted: '{"amr":["mfa"],"acr":[]}' },
      { said: '{"amr":{"0":"mfa"}}', wanted: '{"amr":["mfa"],"acr":[]}' },
      { said: '{"amr":["mfa"]}', wanted: '{"amr":[],"acr":["gold"]}' },
      { said: '{"acr":["gold"]}', wanted: '{"amr":[],"acr":["gold"]}' },
      { said: '{"acr":"silver","amr":["mfa"]}', wanted: '{"amr":["mfa"],"acr":["gold"]}' },
    ])
    .run(async ({ assert }, { said, wanted }) => {
      const browser = await enter(JSON.parse(said), JSON.parse(wanted))
      assert.equal((await browser.visit('/logout')).page.props.reason, 'second_factor_missing')
      assert.isFalse(await isSignedIn(browser))
      assert.isNull(await User.findBy('subject', 'mallory'))
    })

  test('is believed: {said} where {wanted} is required')
    .with([
      { said: '{}', wanted: '{"amr":[],"acr":[]}' },
      { said: '{"amr":["pwd","mfa"]}', wanted: '{"amr":["mfa","hwk"],"acr":[]}' },
      { said: '{"acr":"gold"}', wanted: '{"amr":[],"acr":["gold","platinum"]}' },
      { said: '{"acr":"gold","amr":["otp"]}', wanted: '{"amr":["otp"],"acr":["gold"]}' },
    ])
    .run(async ({ assert }, { said, wanted }) => {
      assert.isTrue(await isSignedIn(await enter(JSON.parse(said), JSON.parse(wanted))))
    })

  test('the provider is asked for the levels', async ({ assert }) => {
    identity.providers.staff.requiredStrength = { amr: ['mfa'], acr: ['gold', 'platinum'] }
    const { location } = await new Browser().visit('/sign-in/with/staff')
    assert.equal(new URL(location!).searchParams.get('acr_values'), 'gold platinum')
    identity.providers.staff.requiredStrength = { amr: [], acr: [] }
    const free = await new Browser().visit('/sign-in/with/staff')
    assert.isFalse(new URL(free.location!).searchParams.has('acr_values'))
  })

  test('an empty requirement asks for nothing', ({ assert }) => {
    assert.isTrue(isStrongEnough({}, { amr: [], acr: [] }))
  })
})

test.group('Identity | a second factor that was lost', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('is removed by staff who say why, and the customer is told', async ({ assert, client }) => {
    const { user } = await withApp()
    const manager = await createStaff('manager')
    const remove = (body: object) =>
      client
        .request(`/api/v1/users/${user.id}/second-factors`, 'DELETE')
        .withCsrfToken()
        .loginAs(manager)
        .json(body)
    ;(await remove({ reason: 'Lost phone' })).assertStatus(422)
    ;(await remove({ confirmed: true })).assertStatus(422)
    const stale = remove({ confirmed: true, reason: 'Lost phone' }).header('if-match', '"999"')
    ;(await stale).assertStatus(412)
    ;(await remove({ confirmed: true, reason: 'Lost phone' })).assertStatus(200)
    ;(await remove({ confirmed: true, reason: 'Lost phone' })).assertStatus(409)
    const event = (await listAudit({ type: 'user', id: user.id })).at(-1)!
    assert.deepEqual(
      [event.action, event.actor.id, event.reason],
      ['user.factors_removed', manager.id, 'Lost phone']
    )
    const [mail] = await rows(
      null,
      `select recipient from mail_outbox where subject = 'Your second factors were removed'`
    )
    assert.deepEqual(mail, { recipient: user.email })
    assert.notInclude((await typePassword(user.email)).location, 'second-step')
  })

  test('goes with its owner', async ({ assert }) => {
    const { user } = await withApp()
    await requestDeletion(user, null)
    const [{ id }] = (await rows(null, 'select id from account_deletion_requests')) as [
      { id: number },
    ]
    const by = await createStaff('admin')
    assert.isTrue((await erasePerson({ requestId: id, actor: { id: by.id, label: by.email } })).ok)
    for (const table of ['authenticators', 'recovery_codes', 'passkeys']) {
      assert.isEmpty(await rows(null, `select 1 from ${table} where subject = ?`, [user.subject]))
    }
  })
})
