import fc from 'fast-check'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { CalendarDay } from '#shared/domain/calendar_day'
import { rows } from '#shared/database'
import type { InvoicedService } from '#contracts/lists/permissioning/service_list'
import { invoiceCustomer } from '#reports/actions/month_end/invoice_customer'
import { monthOf } from '#reports/domain/month'
import { ON, type Permission } from '#contracts/lists/permissioning/permission_columns'
import { PERMISSIONS } from '#contracts/lists/permissioning/permission_sql'
import { givenContract } from '#tests/fixtures/contracts/given_contract'
import { givenPartner, givenUserOf } from '#tests/fixtures/contracts/given_partner'
import { givenBilledCustomer, givenCompleted } from '#tests/fixtures/reports/given_completed'
import { givenReportProduct } from '#tests/fixtures/reports/given_snapshot'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { ALWAYS, daysSeen, holds, type OpenRange } from '#subscriptions/domain/entitlement'
import { anEntitlement, FIRST } from '#tests/fixtures/subscriptions/entitlements'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const PAGE: string = '/admin/contracts/permissioning'

async function givenRange(typeId: number, userId: number, [from, to]: string[], isTrial = false) {
  await rows(
    null,
    `with held as (insert into subscription_users (type_id, user_id) values (?, ?) returning id)
     insert into subscription_ranges (subscription_id, starts_on, ends_on, is_trial)
     select id, ?::date, ?::date, ? from held`,
    [typeId, userId, from!, to!, isTrial] as never
  )
}

/** A company whose contract covers one type of three. */
async function givenCompany() {
  const [signed, trial, unsigned] = [
    await givenType({ name: 'Signed levels' }),
    await givenType({ name: 'Trial levels' }),
    await givenType({ name: 'Unsigned levels' }),
  ]
  const partner = await givenPartner({ name: 'Permissioned AG' })
  const customer = await createCustomer()
  await givenUserOf(partner, customer.id)
  const contract = await givenContract({ partnerId: partner.id })
  await rows(
    null,
    'insert into product_subscriptions (product_id, subscription_type_id) values (?, ?)',
    [contract.productId, signed]
  )
  const today = CalendarDay.today()
  const now = [today.plusDays(-30).iso, today.plusDays(30).iso]
  await givenRange(signed, customer.id, ['2026-02-01', '2026-12-01'])
  await givenRange(trial, customer.id, now, true)
  await givenRange(unsigned, customer.id, now)
  return { partner, customer, signed, today }
}

async function shown(client: ApiClient, query: string) {
  const admin = await createStaff('admin')
  const page = await client
    .get(`${PAGE}?search=Permissioned%20AG&${query}`)
    .loginAs(admin)
    .withInertia()
  page.assertStatus(200)
  return (page.inertiaProps as unknown as { permissions: Permission[] }).permissions
}

test.group('Contracts | permissioning', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('each permission says what it rests on', async ({ assert, client }) => {
    await givenCompany()
    const found = await shown(client, 'view=all')
    assert.sameDeepMembers(
      found.map(({ what, way, basis }) => [what, way, basis]),
      [
        ['Signed levels', 'Subscription', 'Contract'],
        ['Trial levels', 'Subscription', 'Trial'],
        ['Unsigned levels', 'Subscription', 'None'],
        ['Data of the tests', 'Contract', 'Contract'],
      ]
    )
    const [none] = await shown(client, 'view=unfounded')
    assert.equal(none!.what, 'Unsigned levels')
  })

  test('days beyond a contract rest on it no longer, and on an exception only while it runs', async ({
    assert,
    client,
  }) => {
    const { customer, signed, today } = await givenCompany()
    await rows(
      null,
      `update subscription_ranges set starts_on = '2025-10-01', ends_on = '2027-03-31'
        where subscription_id = (select id from subscription_users where type_id = ? and user_id = ?)`,
      [signed, customer.id]
    )
    const parts = async () =>
      (await shown(client, 'view=all&way=Subscription&sort=from'))
        .filter(({ what }) => what === 'Signed levels')
        .map(({ basis, from, until, reference }) => [basis, from, until, reference])
    const covered = ['Contract', '2026-01-01', '2026-12-31', 'MA-0001']
    assert.deepEqual(await parts(), [
      ['None', '2025-10-01', '2025-12-31', null],
      covered,
      ['None', '2027-01-01', '2027-03-31', null],
    ])
    await rows(
      null,
      `insert into contract_acceptances (finding, accepted_until, reason, actor_label, created_at)
       select 's:' || id, '2027-01-31', 'Renewal is being signed', 'me', '2025-12-15 12:00Z'
         from subscription_users where type_id = ? and user_id = ?`,
      [signed, customer.id]
    )
    const exception = (from: string, until: string) => [
      ...['Exception', from, until, 'Renewal is being signed'],
    ]
    assert.deepEqual(await parts(), [
      ['None', '2025-10-01', '2025-12-14', null],
      exception('2025-12-15', '2025-12-31'),
      covered,
      exception('2027-01-01', '2027-01-31'),
      ['None', '2027-02-01', '2027-03-31', null],
    ])
    const csv = await client
      .get(`${PAGE}/export?search=Permissioned%20AG&view=all&on=${today.iso}`)
      .loginAs(await createStaff('admin'))
    csv.assertStatus(200)
  })

  test('an order rests on its payment until there is its invoice', async ({ assert, client }) => {
    const number = await givenOrder({ company: 'Permissioned AG', state: 'Completed' })
    await rows(
      null,
      `update orders set completed_at = now(), last_download_day = now()::date + 30 where number = ?`,
      [number]
    )
    const basis = async () => {
      const admin = await createStaff('admin')
      const page = await client.get(`${PAGE}?search=${number}`).loginAs(admin).withInertia()
      return (page.inertiaProps as unknown as { permissions: Permission[] }).permissions[0]!.basis
    }
    assert.equal(await basis(), 'None')
    await rows(
      null,
      `insert into order_payments (order_number, amount_cents, booked_on, booked_by)
       values (?, 47600, now()::date, 'me')`,
      [number]
    )
    assert.equal(await basis(), 'Payment')
  })

  test('as of a day and over a period only what could be received then', async ({
    assert,
    client,
  }) => {
    const { today } = await givenCompany()
    const named = async (query: string) =>
      (await shown(client, `view=all&way=Subscription&${query}`)).map(({ what }) => what)
    assert.sameMembers(await named('on=2026-02-01'), ['Signed levels'])
    assert.sameMembers(await named('on=2026-01-31'), [])
    const after = today.plusDays(31).iso
    assert.notInclude(await named(`since=${after}`), 'Unsigned levels')
    assert.include(await named(`since=${today.iso}&till=${after}`), 'Unsigned levels')
  })

  const may = (from: string | null, until: string | null): OpenRange => ({
    from: from === null ? null : CalendarDay.parse(`2026-${from}`)!,
    until: until === null ? null : CalendarDay.parse(`2026-${until}`)!,
  })
  const MAY = may('05-01', '05-31')

  test('{what} could be received {when}')
    .with([
      {
        what: 'what has no end',
        days: may('05-01', null),
        when: 'from its first day on',
        got: ['05-01', null],
      },
      {
        what: 'what has no beginning',
        days: may(null, '05-31'),
        when: 'until its last day',
        got: [null, '05-31'],
      },
      {
        what: 'what may be seen no more',
        whole: may(null, '05-10'),
        when: 'until then',
        got: ['05-01', '05-10'],
      },
      {
        what: 'what may be seen later',
        whole: may('05-20', null),
        when: 'from then on',
        got: ['05-20', '05-31'],
      },
      {
        what: 'what range and subscription cut',
        ...{ visible: may('05-20', '06-30'), whole: may(null, '05-25') },
        ...{ when: 'where both show it', got: ['05-20', '05-25'] },
      },
      {
        what: 'what is over before it may be seen',
        ...{ whole: may('06-10', '06-20'), when: 'while it may be', got: ['06-10', '06-20'] },
      },
      {
        what: 'what never may be seen',
        ...{ visible: may('06-10', null), whole: may(null, '06-09'), when: 'on no day', got: null },
      },
    ] as {
      what: string
      days?: OpenRange
      visible?: OpenRange
      whole?: OpenRange
      when: string
      got: (string | null)[] | null
    }[])
    .run(async ({ assert, client }, { days = MAY, visible = ALWAYS, whole = ALWAYS, got }) => {
      const partner = await givenPartner({ name: 'Permissioned AG' })
      const { id } = await createCustomer()
      await givenUserOf(partner, id)
      const entitlement = { isUnrestricted: false, visible: whole, ranges: [{ days, visible }] }
      await givenSubscription(await givenType(), id, entitlement)
      const year = (day: string | null) => day && `2026-${day}`
      const found = await shown(client, 'view=all')
      assert.deepEqual(
        found.map((one) => [one.receivedFrom, one.receivedUntil, one.from, one.until]),
        got ? [[...got.map(year), days.from?.iso ?? null, days.until?.iso ?? null]] : []
      )
      if (!got) return
      const on = async (day: string) => (await shown(client, `on=${day}&view=all`)).length
      const [first, last] = got
      if (first) assert.equal(await on(`2026-${first}`), 1)
      if (last) assert.equal(await on(`2026-${last}`), 1)
      if (first) assert.equal(await on(CalendarDay.parse(`2026-${first}`)!.plusDays(-1).iso), 0)
      if (last) assert.equal(await on(CalendarDay.parse(`2026-${last}`)!.plusDays(1).iso), 0)
    })

  test('on a day only what the rule of subscriptions shows, and all that comes on it', async ({
    assert,
  }) => {
    const { id } = await createCustomer()
    const samples = fc.sample(anEntitlement, { numRuns: 60, seed: 16 }).map((one) => ({
      ...one,
      ranges: one.ranges.map((range) => ({ ...range, actualStart: null, items: [] })),
    }))
    const given = new Map<number, (typeof samples)[number]>()
    for (const [at, one] of samples.entries()) {
      const type = await givenType({ name: `Sample ${at}` })
      await givenSubscription(type, id, one)
      given.set(type, one)
    }
    for (const day of [0, 7, 19, 33, 45].map((days) => FIRST.plusDays(days))) {
      const found = await rows<{ typeId: number }>(
        null,
        `select distinct e.type_id as "typeId" from ${PERMISSIONS} e where e.user_id = ? and ${ON}`,
        [id, day.iso, day.iso, day.iso]
      )
      const received = new Set(found.map(({ typeId }) => typeId))
      for (const [type, one] of given) {
        const seen = daysSeen(one, day)
        const said = `${JSON.stringify(one)} on ${day.iso}`
        if (received.has(type)) assert.isNotEmpty(seen, said)
        if (seen.some((days) => holds(days, day))) assert.isTrue(received.has(type), said)
      }
    }
  })

  test('CSV, and the listing of what was invoiced', async ({ assert, client }) => {
    await givenCompany()
    const admin = await createStaff('admin')
    const csv = await client.get(`${PAGE}/export?search=Permissioned%20AG&view=all`).loginAs(admin)
    csv.assertStatus(200)
    assert.include(csv.text() || String(csv.body()), 'Unsigned levels')
  })

  test('the difference is a paper too, of now and as it was known', async ({ assert, client }) => {
    const { today } = await givenCompany()
    const admin = await createStaff('admin')
    for (const query of ['', `&known=${today.plusDays(-1).iso}`]) {
      const pdf = await client
        .get(`${PAGE}/difference/pdf?search=Permissioned%20AG${query}`)
        .loginAs(admin)
      pdf.assertStatus(200)
      pdf.assertHeader('content-type', 'application/pdf')
      assert.equal((pdf.body() as unknown as Buffer).subarray(0, 5).toString(), '%PDF-')
    }
  })

  test('the listing of what was invoiced knows whose a month of reports was', async ({
    assert,
    client,
  }) => {
    const partner = await givenPartner({ name: 'Reporting AG' })
    const customer = await givenBilledCustomer('DE')
    await givenUserOf(partner, customer.id)
    const at = '2026-10-12T10:00:00Z'
    await givenCompleted(customer.id, await givenReportProduct(), { at })
    await invoiceCustomer(customer.id, monthOf(CalendarDay.parse('2026-10-15')!))
    const listing = await client
      .get(`/admin/contracts/permissioning/services?search=${encodeURIComponent(customer.email)}`)
      .loginAs(await createStaff('admin'))
      .withInertia()
    listing.assertStatus(200)
    const { services } = listing.inertiaProps as unknown as { services: InvoicedService[] }
    assert.lengthOf(services, 1)
    assert.include(services[0], { bpId: String(partner.id), received: true })
    assert.include(services[0]!.what, '2026/10')
  })
})
