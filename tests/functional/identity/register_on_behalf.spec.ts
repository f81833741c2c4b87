import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { ADDRESS, createCustomer, createStaff } from '#database/factories/identity/people'
import { findUserByEmail, type User } from '#identity'
import { findOpenLink } from '#identity/queries/find_open_link'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { latestLinkTo } from '#tests/fixtures/identity/mailed_link'

const PATH = '/admin/manage-users/register-on-behalf'
const FORM = {
  ...{ email: 'mara@nordkontor.example', firstName: 'Mara', lastName: 'Lind' },
  ...{ company: 'Nordkontor AG', jobPosition: null, phone: null, mobilePhone: null, tin: null },
  ...{ billing: { ...ADDRESS, postcode: '24103' }, sameAddress: true, locale: 'de' },
}

const send = (client: ApiClient, by: User, form: object = FORM) =>
  client
    .post(PATH)
    .withCsrfToken()
    .redirects(0)
    .loginAs(by)
    .json(form)
    .header('accept', 'text/html')

type Said = { flashMessage(name: string): unknown }
const errorsOf = (response: Said) => response.flashMessage('inputErrorsBag') as object
const twinsOf = (response: Said) =>
  ((response.flashMessage('likely_twins') ?? []) as { id: number }[]).map(({ id }) => id)

test.group('Registration on behalf', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.reset())

  test('a customer is there, agreed to nothing, and gets a link for seven days', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const response = await send(client, manager)
    response.assertHeader('location', '/admin/register-on-behalf/success')
    const user = (await findUserByEmail(FORM.email))!
    assert.containsSubset(user.serialize(), {
      ...{ createdByAdmin: true, accountActivated: false, locale: 'de', kind: 'customer' },
      ...{ privacyNoticeAgreedAt: null, legalEntityConfirmedAt: null },
    })
    const [event] = (await listAudit({ type: 'user', id: user.id })).filter(
      ({ action }) => action === 'user.registered'
    )
    assert.equal(event!.actor.id, manager.id)
    const token = (await latestLinkTo(FORM.email)).split('token=')[1]!
    assert.isNotNull(await findOpenLink(token))
    clock.set(clock.now().plus({ days: 7, minutes: 1 }).toISO()!)
    assert.isNull(await findOpenLink(token))
  })

  test('an e-mail address that has an account is refused at its field', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    await send(client, manager)
    const warned = await send(client, manager)
    assert.properties(errorsOf(warned), ['form'])
    assert.lengthOf(twinsOf(warned), 1)
    const refused = await send(client, manager, { ...FORM, isSomebodyElse: true })
    assert.properties(errorsOf(refused), ['email'])
  })

  test('somebody with the same {what} is shown before, and may be somebody else')
    .with([
      { what: 'additional e-mail', over: { secondEmail: FORM.email }, form: {} },
      { what: 'VAT ID', over: { tin: 'DE312748100' }, form: { tin: 'DE 312748100' } },
      {
        what: 'company and postcode',
        over: { company: 'ELBQUANT Research GmbH', tin: null },
        form: { company: 'Elbquant Research GmbH', billing: ADDRESS },
      },
    ])
    .run(async ({ assert, client }, { over, form }) => {
      const manager = await createStaff('manager')
      const twin = await createCustomer(over)
      const warned = await send(client, manager, { ...FORM, ...form })
      assert.deepEqual(twinsOf(warned), [twin.id])
      assert.isNull(await findUserByEmail(FORM.email))
      const done = await send(client, manager, { ...FORM, ...form, isSomebodyElse: true })
      done.assertHeader('location', '/admin/register-on-behalf/success')
    })
})
