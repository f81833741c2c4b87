import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { ADDRESS, createCustomer, createStaff } from '#database/factories/identity/people'
import { findUserByEmail, type User } from '#identity'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { subscriptionHistory } from '#subscriptions/queries/subscription_history'
import { givenProduct } from '#tests/fixtures/catalogue/lake_product'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const PATH = '/admin/sales-registration'
const EMAIL = 'mara@nordkontor.example'
const CUSTOMER = {
  ...{ email: EMAIL, firstName: 'Mara', lastName: 'Lind', legalEntity: true },
  ...{ company: 'Nordkontor AG', jobPosition: null, phone: null, mobilePhone: null, tin: null },
  ...{ billing: { ...ADDRESS, postcode: '24103' }, sameAddress: true, locale: 'de' },
}

const today = () => CalendarDay.today()
const shown = (day: CalendarDay) => day.iso.replaceAll('-', '/')

/** A type whose only product is of the venue. */
async function givenTypeOf(venue: string, name: string) {
  const product = await givenProduct(name.toLowerCase(), { days: 1 })
  await rows(
    null,
    `insert into venues (id, name, kind, country, description_en, description_de, position)
     values (?, ?, 'special', 'DE', '-', '-', 99) on conflict do nothing`,
    [venue, venue]
  )
  await rows(null, 'insert into product_venues (product_id, venue_id) values (?, ?)', [
    product.id,
    venue,
  ])
  return givenType({ name, productIds: [product.id] })
}

test.group('Subscriptions | trials of sales', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const send = async (client: ApiClient, path: string, form: object) =>
    client
      .post(`${PATH}${path}`)
      .json({ startDate: shown(today()), visibilityStartDate: '', ...form })
      .loginAs(await createStaff('sales'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  const rangesOf = async ({ id }: Pick<User, 'id'>) =>
    (await assignedSubscriptions(id)).flatMap(({ name, ranges }) =>
      ranges.map((range) => ({ name, ...range }))
    )

  const reasonsOf = async ({ id }: Pick<User, 'id'>) =>
    (await subscriptionHistory(id)).lines.map(({ reason }) => reason)

  const subjectsTo = async (email: string) =>
    (
      await rows<{ subject: string }>(null, 'select subject from mail_outbox where recipient = ?', [
        email,
      ])
    ).map(({ subject }) => subject)

  test('a customer is registered and has the trial, which ends by itself', async ({
    assert,
    client,
  }) => {
    await givenType({ name: 'Levels' })
    const form = { ...CUSTOMER, subscriptions: ['Levels'], reason: 'Met at a fair' }
    const response = await send(client, '/customers', form)
    response.assertHeader('location', `${PATH}/success`)
    const user = (await findUserByEmail(EMAIL))!
    assert.isTrue(user.createdByAdmin)
    assert.isNotNull(user.legalEntityConfirmedAt)
    const end = today().plusDays(5).iso
    assert.containsSubset(await rangesOf(user), [
      {
        ...{ name: 'Levels', startsOn: today().iso, endsOn: end, visibleUntil: end },
        ...{ isTrial: true, isSalesTrial: true },
      },
    ])
    assert.deepEqual(await reasonsOf(user), ['Met at a fair'])
    const mails = await subjectsTo(EMAIL)
    assert.include(mails, `Ihr Probezugang bis ${shown(today().plusDays(5))}`)
    assert.equal(mails.length, 2)
  })

  test('nobody is registered where the trial is refused: {name}')
    .with([
      { name: 'nothing chosen', field: 'subscriptions', form: { subscriptions: [] } },
      { name: 'filterable', field: 'subscriptions', form: { subscriptions: ['Parts'] } },
      { name: 'IIGF', field: 'subscriptions', form: { subscriptions: ['Funds'] } },
      { name: 'KNEIP', field: 'subscriptions', form: { subscriptions: ['Fees'] } },
      { name: 'no day', field: 'startDate', form: { startDate: '' } },
      { name: '31 February', field: 'startDate', form: { startDate: '2027/02/31' } },
      { name: 'over already', field: 'startDate', form: { startDate: '2026/01/01' } },
      { name: 'no agreement', field: 'legalEntity', form: { legalEntity: false } },
      {
        name: 'no postcode',
        field: 'billing.postcode',
        form: { billing: { ...ADDRESS, postcode: '' } },
      },
    ])
    .run(async ({ assert, client }, { field, form }) => {
      await givenType({ name: 'Levels' })
      await givenType({ name: 'Parts', isFilterable: true })
      await givenTypeOf('IIGF', 'Funds')
      await givenTypeOf('KNEIP', 'Fees')
      const sent = { ...CUSTOMER, subscriptions: ['Levels'], ...form }
      const response = await send(client, '/customers', sent)
      assert.include(Object.keys(errorsOf(response)), field)
      assert.isNull(await findUserByEmail(EMAIL))
      assert.deepEqual(await subjectsTo(EMAIL), [])
    })

  test('somebody who has an account gets what is not held yet', async ({ assert, client }) => {
    const person = await createCustomer()
    const held = await givenType({ name: 'Levels' })
    await givenType({ name: 'Prices' })
    const ranges = [{ days: { from: today(), until: null }, visible: ALWAYS }]
    await givenSubscription(held, person.id, { isUnrestricted: false, visible: ALWAYS, ranges })
    const refused = await send(client, '', {
      userId: person.id,
      subscriptions: ['Levels', 'Prices'],
    })
    assert.match(String(errorsOf(refused).subscriptions), /already: Levels/)
    assert.equal((await rangesOf(person)).length, 1)
    const why = { reason: 'Asked on the telephone' }
    const given = await send(client, '', { userId: person.id, subscriptions: ['Prices'], ...why })
    given.assertHeader('location', `${PATH}/success`)
    assert.equal((await rangesOf(person)).length, 2)
    assert.deepEqual(await reasonsOf(person), [why.reason])
  })

  test('the page offers neither filterable ones nor those of special venues nor held ones', async ({
    assert,
    client,
  }) => {
    const person = await createCustomer()
    const held = await givenType({ name: 'Levels' })
    await givenType({ name: 'Prices' })
    await givenType({ name: 'Parts', isFilterable: true })
    await givenTypeOf('IIGF', 'Funds')
    await givenTypeOf('KNEIP', 'Fees')
    await givenSubscription(held, person.id, { isUnrestricted: true, visible: ALWAYS, ranges: [] })
    const names = async (query: object) => {
      const page = client
        .get(PATH)
        .qs(query)
        .loginAs(await createStaff('sales'))
      const { props } = (await page.withInertia()).body() as {
        props: { types: { name: string }[]; person: object | null }
      }
      return { names: props.types.map(({ name }) => name), person: props.person }
    }
    assert.sameMembers((await names({})).names, ['Levels', 'Prices'])
    const existing = await names({ mode: 'existing', user: person.id })
    assert.deepEqual(existing.names, ['Prices'])
    assert.sameMembers(Object.keys(existing.person!), [
      'id',
      'name',
      'email',
      'company',
      'isLocked',
    ])
  })

  test('programs of sales give trials, those of staff anything else', async ({
    assert,
    client,
  }) => {
    const person = await createCustomer()
    const id = await givenType({ name: 'Levels' })
    const call = async (role: 'sales' | 'manager', body: object) =>
      client
        .post('/api/v1/subscriptions/multiple')
        .json({ userId: person.id, subscriptions: ['Levels'], ...body })
        .loginAs(await createStaff(role))
        .withCsrfToken()
    const trial = {
      startDate: Number(today().iso.replaceAll('-', '')),
      trial: true,
      salesTrial: true,
    }
    ;(await call('manager', trial)).assertStatus(403)
    ;(await call('sales', { ...trial, salesTrial: false })).assertStatus(403)
    const given = await call('sales', trial)
    given.assertStatus(201)
    given.assertBodyContains({ data: { content: [{ id, name: 'Levels' }], totalCount: 1 } })
    const range = { startDate: 20261101, endDate: 0, visibilityStartDate: 0, visibilityEndDate: 0 }
    ;(await call('manager', range)).assertStatus(201)
    assert.sameMembers(
      (await rangesOf(person)).map(({ isSalesTrial }) => isSalesTrial),
      [true, false]
    )
  })
})
