import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { Result } from '#shared/domain/result'
import { contracts } from '#contracts/actions/records/contracts'
import { informationProducts } from '#contracts/actions/records/information_products'
import { relations } from '#contracts/actions/records/relations'
import { acceptFinding } from '#contracts/actions/entitlements/accept_finding'
import type { Difference } from '#contracts/lists/permissioning/difference_list'
import type { InvoicedService as Service } from '#contracts/lists/permissioning/service_list'
import type { Permission } from '#contracts/lists/permissioning/permission_columns'
import { givenContract } from '#tests/fixtures/contracts/given_contract'
import { givenPartner, givenUserOf } from '#tests/fixtures/contracts/given_partner'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

const PAGE: string = '/admin/contracts/permissioning'
const TODAY = CalendarDay.today()

async function value<T>(result: Promise<Result<T>>): Promise<T> {
  const done = await result
  if (!done.ok) throw new Error(done.refusal.code)
  return done.value
}

/** A company that has signed for one type of two, since so many days ago, and holds both. */
async function givenCompany() {
  const [signed, unsigned] = [
    await givenType({ name: 'Known levels' }),
    await givenType({ name: 'Unsigned levels' }),
  ]
  const partner = await givenPartner({ name: 'Remembered AG' })
  const customer = await createCustomer()
  await givenUserOf(partner, customer.id)
  const asks = { affiliates: false, timeSeries: false, remark: false }
  const product = { name: 'Known data', ...asks }
  const productId = await value(informationProducts.add(product, SYSTEM_ACTOR))
  const relation = { productId, subscriptionTypeId: signed }
  const relationId = await value(relations.add(relation, SYSTEM_ACTOR))
  const { contractTypeId } = await givenContract()
  const values = {
    ...{ partnerId: partner.id, contractTypeId, productId, clmMaNumber: 'MA-KNOWN' },
    ...{ affiliates: 3, remark: null, timeSeriesFrom: null, timeSeriesTo: null },
    ...{ startDate: TODAY.plusDays(-60).iso, endDate: null },
  }
  const contractId = await value(contracts.add(values, SYSTEM_ACTOR))
  for (const type of [signed, unsigned]) {
    await rows(
      null,
      `with held as (insert into subscription_users (type_id, user_id, created_at)
                     values (?, ?, now() - interval '50 days') returning id)
       insert into subscription_ranges (subscription_id, starts_on, ends_on, created_at)
       select id, ?::date, ?::date, now() - interval '50 days' from held`,
      [type, customer.id, TODAY.plusDays(-40).iso, TODAY.plusDays(40).iso]
    )
  }
  const wish = { until: TODAY.plusDays(20).iso, reason: 'Being signed' }
  const [held] = await heldOf(unsigned)
  await acceptFinding({ finding: `s:${held!.id}`, ...wish }, { today: TODAY, actor: SYSTEM_ACTOR })
  return { customer, partner, signed, unsigned, contractId, relationId, values }
}

const heldOf = (type: number) =>
  rows<{ id: number }>(null, 'select id from subscription_users where type_id = ?', [type])

/** What was written until now was written a month ago: its history as well, which nothing but a test may touch. */
async function letAMonthPass() {
  await rows(null, 'alter table audit_events disable trigger audit_events_are_final')
  await rows(null, `update audit_events set created_at = created_at - interval '30 days'`)
  await rows(null, 'alter table audit_events enable trigger audit_events_are_final')
}

async function permissionsOf(client: ApiClient, query: string) {
  const admin = await createStaff('admin')
  const at = `${PAGE}?search=Remembered%20AG&${query}`
  const page = await client.get(at).loginAs(admin).withInertia()
  page.assertStatus(200)
  return (page.inertiaProps as unknown as { permissions: Permission[] }).permissions
}

const shown = async (client: ApiClient, query: string) =>
  (await permissionsOf(client, query)).map(({ what, way, basis, reference }) => [
    ...[what, way, basis, reference],
  ])

const BEFORE = [
  ['Known levels', 'Subscription', 'Contract', 'MA-KNOWN'],
  ['Unsigned levels', 'Subscription', 'Exception', 'Being signed'],
  ['Known data', 'Contract', 'Contract', 'MA-KNOWN'],
]

test.group('Contracts | permissions as they were known', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('whatever is changed, ended or deleted later, a past day tells what was known then', async ({
    assert,
    client,
  }) => {
    const { customer, partner, signed, unsigned, contractId, relationId, values } =
      await givenCompany()
    const known = `known=${TODAY.plusDays(-10).iso}`
    await letAMonthPass()
    const on = TODAY.plusDays(-10).iso
    assert.sameDeepMembers(await shown(client, known), BEFORE)

    await value(
      contracts.edit({
        ...{ id: contractId, actor: SYSTEM_ACTOR },
        to: { ...values, clmMaNumber: 'MA-NEW', endDate: TODAY.plusDays(-20).iso },
      })
    )
    await value(relations.remove(relationId, SYSTEM_ACTOR))
    await rows(null, 'delete from contract_acceptances')
    await rows(null, 'delete from subscription_users where type_id = ?', [unsigned])
    await rows(
      null,
      `update subscription_ranges set ends_on = ?::date
        where subscription_id in (select id from subscription_users where type_id = ?)`,
      [TODAY.plusDays(-30).iso, signed]
    )
    assert.sameDeepMembers(await shown(client, known), BEFORE)
    assert.sameDeepMembers(await shown(client, `${known}&on=${on}&view=all`), BEFORE)
    assert.deepEqual(await shown(client, ''), [])
    const before = `known=${TODAY.plusDays(-40).iso}&view=all&sort=what`
    assert.deepEqual(await shown(client, before), [
      ['Known levels', 'Subscription', 'None', null],
      ['Unsigned levels', 'Subscription', 'None', null],
    ])

    await value(contracts.remove(contractId, SYSTEM_ACTOR))
    await rows(
      null,
      'update users set business_partner_id = null, business_partner_name = null where id = ?',
      [customer.id]
    )
    await rows(
      null,
      `insert into audit_events (subject_type, subject_id, seq, actor_label, action, before, after)
       values ('user', ?, 1000, 'me', 'user.business_partner_changed', ?::jsonb, '{"bpId": null}')`,
      [String(customer.id), JSON.stringify({ bpId: String(partner.id) })]
    )
    assert.sameDeepMembers(await shown(client, known), BEFORE)
  })

  test('a contract is for so many affiliates, now and then; what a person has is for nobody else', async ({
    assert,
    client,
  }) => {
    const { contractId, values } = await givenCompany()
    await letAMonthPass()
    const to = { ...values, affiliates: 8 }
    await value(contracts.edit({ id: contractId, to, actor: SYSTEM_ACTOR }))
    const affiliates = async (query: string) =>
      (await permissionsOf(client, query)).map(({ way, affiliates: of }) => [way, of])
    const held = ['Subscription', null]
    assert.sameDeepMembers(await affiliates(''), [held, held, ['Contract', 8]])
    const known = `known=${TODAY.plusDays(-10).iso}`
    assert.sameDeepMembers(await affiliates(known), [held, held, ['Contract', 3]])
  })

  test('an order that was taken back later was there then; tomorrow knows what today knows', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder({ company: 'Remembered AG', state: 'Completed' })
    await rows(
      null,
      `update orders set completed_at = now() - interval '20 days', last_download_day = ?::date,
              state = 'Processing' where number = ?`,
      [TODAY.plusDays(30).iso, number]
    )
    const state = (after: string, days: number, seq: number) =>
      rows(
        null,
        `insert into audit_events (subject_type, subject_id, seq, actor_label, action, after, created_at)
         values ('order', ?, ?, 'me', 'orders.state_changed', ?::jsonb, now() - make_interval(days => ?))`,
        [String(number), seq, JSON.stringify({ state: after }), days]
      )
    await state('Completed', 20, 1001)
    await state('Processing', 5, 1002)
    const admin = await createStaff('admin')
    const found = async (known: CalendarDay) => {
      const at = `${PAGE}?search=${number}&known=${known.iso}`
      const page = await client.get(at).loginAs(admin).withInertia()
      return (page.inertiaProps as unknown as { permissions: Permission[] }).permissions.length
    }
    assert.equal(await found(TODAY.plusDays(-10)), 1)
    assert.equal(await found(TODAY.plusDays(-2)), 0)
    assert.equal(await found(TODAY.plusDays(-30)), 0)
    assert.equal(await found(TODAY.plusDays(1)), 0)
  })

  test('a company is called as it was then', async ({ assert, client }) => {
    const customer = await createCustomer({ company: 'Renamed AG' })
    const type = await givenType({ name: 'Named levels' })
    await rows(
      null,
      `insert into subscription_users (type_id, user_id, is_unrestricted, created_at)
       values (?, ?, true, now() - interval '50 days')`,
      [type, customer.id]
    )
    await transaction((trx) =>
      recordAudit(trx, {
        ...{ actor: SYSTEM_ACTOR, subject: { type: 'user', id: customer.id } },
        ...{ action: 'user.details_saved', before: { company: 'Remembered AG' } },
        after: { company: 'Renamed AG' },
      })
    )
    const then = [['Named levels', 'Subscription', 'None', null]]
    assert.deepEqual(await shown(client, `known=${TODAY.plusDays(-10).iso}`), then)
    assert.deepEqual(await shown(client, ''), [])
  })

  test('the papers differ where something rests on nothing or cannot be had, now and then', async ({
    assert,
    client,
  }) => {
    const { relationId } = await givenCompany()
    await letAMonthPass()
    const then = `known=${TODAY.plusDays(-10).iso}`
    const admin = await createStaff('admin')
    const read = async (paper: string, query: string) => {
      const at: string = `/admin/contracts/${paper}?search=Remembered%20AG&${query}`
      const page = await client.get(at).loginAs(admin).withInertia()
      page.assertStatus(200)
      return page.inertiaProps as unknown as { differences: Difference[]; services: Service[] }
    }
    const sides = async (query: string) =>
      (await read('permissioning/difference', query)).differences.map(({ side, what }) => [
        side,
        what,
      ])
    const since = `since=${TODAY.iso}&till=${TODAY.iso}`
    assert.deepEqual(await sides(since), [])

    await value(relations.remove(relationId, SYSTEM_ACTOR))
    const number = await givenOrder({ company: 'Remembered AG', state: 'Confirmed' })
    await rows(
      null,
      `insert into invoices (kind, number, order_number, issued_on, company, net_cents, vat_percent, vat_cents,
         gross_cents, vat_reason, content, pdf, xml, issued_by)
       values ('Invoice', 999001, ?, ?::date, 'Remembered AG', 47600, 0, 0, 47600, 'domestic', '{}', '', '', 'me')`,
      [number, TODAY.iso]
    )
    assert.sameDeepMembers(await sides(since), [
      ['Given', 'Known levels'],
      ['Invoiced', 'Cash Market Trades'],
    ])
    assert.deepEqual(await sides(`${since}&view=invoiced&search=999001`), [
      ['Invoiced', 'Cash Market Trades'],
    ])
    assert.deepEqual(await sides(`${then}&${since}`), [])
    const invoiced = async (query: string) =>
      (await read('permissioning/services', query)).services.length
    assert.deepEqual([await invoiced(''), await invoiced(then)], [1, 0])
    const at: string = `/admin/contracts/permissioning/difference/export?search=Remembered%20AG&${since}`
    const csv = await client.get(at).loginAs(admin)
    assert.include(csv.text() || String(csv.body()), 'RE-999001')
  })

  test('the export tells the same', async ({ assert, client }) => {
    await givenCompany()
    await letAMonthPass()
    const csv = await client
      .get(`${PAGE}/export?search=Remembered%20AG&known=${TODAY.plusDays(-10).iso}`)
      .loginAs(await createStaff('admin'))
    csv.assertStatus(200)
    assert.include(csv.text() || String(csv.body()), 'MA-KNOWN')
  })
})
