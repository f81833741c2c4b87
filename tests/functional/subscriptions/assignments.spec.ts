import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'
import { ALWAYS } from '#subscriptions/domain/entitlement'

const PATH = '/admin/manage-users/add-multiple-subscriptions'
const DAYS = { startDate: '2026/11/01', endDate: '2027/10/31' }

test.group('Subscriptions | several for one person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const post = async (client: ApiClient, form: object) =>
    client
      .post(PATH)
      .json({ ...DAYS, ...form })
      .loginAs(await createStaff('manager'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  const mailsTo = async ({ email }: User) =>
    rows<{ text: string }>(null, 'select text_body as text from mail_outbox where recipient = ?', [
      email,
    ])

  const heldBy = async ({ id }: User) =>
    (await assignedSubscriptions(id)).map(({ name, ranges }) => [
      name,
      ranges.map(({ startsOn, endsOn, isTrial }) => [startsOn, endsOn, isTrial]),
    ])

  test('each gets the same days, a name that comes twice once, and one mail says so', async ({
    assert,
    client,
  }) => {
    const person = await createCustomer()
    for (const name of ['Levels', 'Prices', 'Other']) await givenType({ name })
    const named = { subscriptions: ['Levels', 'Prices', 'Levels'], reason: 'Ordered by phone.' }
    const form = { userId: person.id, ...named, isTold: true }
    const response = await post(client, form)
    response.assertHeader('location', `${PATH}/success`)
    const ranges = [['2026-11-01', '2027-10-31', false]]
    assert.deepEqual(await heldBy(person), [
      ['Levels', ranges],
      ['Prices', ranges],
    ])
    const mails = await mailsTo(person)
    assert.equal(mails.length, 1)
    assert.include(mails[0]!.text, '- Levels\n- Prices')
    const why = await rows(
      null,
      `select 1 from audit_events where action = 'subscription.range_added' and reason = ?`,
      [named.reason]
    )
    assert.lengthOf(why, 2)
    await post(client, form)
    assert.deepEqual((await heldBy(person))[0], ['Levels', ranges])
  })

  test('nobody is told who was not to be', async ({ assert, client }) => {
    const person = await createCustomer()
    await givenType({ name: 'Levels' })
    await post(client, { userId: person.id, subscriptions: ['Levels'], isTold: false })
    assert.equal((await heldBy(person)).length, 1)
    assert.deepEqual(await mailsTo(person), [])
  })

  test('{name} is refused at {field}, and nothing is given')
    .with([
      { name: 'nobody', field: 'userId', form: { userId: null } },
      { name: 'somebody unknown', field: 'userId', form: { userId: 999_999_999 } },
      { name: 'no subscription', field: 'subscriptions', form: { subscriptions: [] } },
      { name: 'an unknown one', field: 'subscriptions', form: { subscriptions: ['Levels', 'X'] } },
      {
        name: 'a filterable one',
        field: 'subscriptions',
        form: { subscriptions: ['Levels', 'Parts'] },
      },
      { name: '31 February', field: 'startDate', form: { startDate: '2026/02/31' } },
      { name: 'an end before the start', field: 'startDate', form: { endDate: '2026/10/31' } },
      { name: 'year 0', field: 'endDate', form: { endDate: '0000/01/01' } },
      { name: 'no end at all', field: 'startDate', form: { startDate: '', endDate: '0' } },
    ])
    .run(async ({ assert, client }, { field, form }) => {
      const person = await createCustomer()
      await givenType({ name: 'Levels' })
      await givenType({ name: 'Parts', isFilterable: true })
      const sent = { userId: person.id, subscriptions: ['Levels'], ...form }
      const response = await post(client, sent)
      assert.property(errorsOf(response), field)
      assert.deepEqual(await heldBy(person), [])
    })

  test('a locked account gets nothing', async ({ assert, client }) => {
    const person = await createCustomer()
    await person.merge({ lockedAt: clock.now() } as Partial<User>).save()
    await givenType({ name: 'Levels' })
    const response = await post(client, { userId: person.id, subscriptions: ['Levels'] })
    assert.match(String(errorsOf(response).userId), /locked user/)
  })

  test('whoever has one without limit gets none of the others either', async ({
    assert,
    client,
  }) => {
    const person = await createCustomer()
    const held = await givenType({ name: 'Levels' })
    await givenType({ name: 'Prices' })
    await givenSubscription(held, person.id, { isUnrestricted: true, visible: ALWAYS, ranges: [] })
    const response = await post(client, { userId: person.id, subscriptions: ['Levels', 'Prices'] })
    assert.match(String(errorsOf(response).subscriptions), /already: Levels/)
    assert.deepEqual(await heldBy(person), [['Levels', []]])
  })

  test('the page shows who is chosen with both addresses', async ({ assert, client }) => {
    const person = await createCustomer()
    const response = await client
      .get(PATH)
      .qs({ user: person.id })
      .loginAs(await createStaff('manager'))
      .withInertia()
    const { props } = response.body() as { props: { person: { email: string; billing: object } } }
    assert.equal(props.person.email, person.email)
    assert.property(props.person, 'billing')
    assert.property(props.person, 'delivery')
  })
})
