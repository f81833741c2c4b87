import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { findFindings } from '#contracts/queries/entitlements/find_findings'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import type User from '#identity/models/user'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { givenContract, givenProduct } from '#tests/fixtures/contracts/given_contract'
import { givenPartner, givenUserOf } from '#tests/fixtures/contracts/given_partner'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'
import type { ApiClient } from '@japa/api-client'

const NEW = '/admin/contracts/contracts/new'
const DAY = '2026-06-15'

/** A customer who has a type for two years, of which his company has signed the first half year. */
async function givenFinding() {
  const typeId = await givenType()
  const [other, productId] = [await givenProduct(), await givenProduct()]
  for (const id of [other, productId]) {
    await rows(
      null,
      'insert into product_subscriptions (product_id, subscription_type_id) values (?, ?)',
      [id, typeId]
    )
  }
  const partner = await givenPartner({ name: 'Norrlot AB' })
  const { id: userId } = await createCustomer()
  await givenUserOf(partner, userId)
  const days = { from: CalendarDay.of(2025, 7, 1), until: CalendarDay.of(2027, 6, 30) }
  const ranges = [{ days, visible: ALWAYS }]
  const held = await givenSubscription(typeId, userId, {
    ...{ isUnrestricted: false, visible: ALWAYS, ranges },
  })
  const of = { productId, partnerId: partner.id }
  const old = await givenContract({ ...of, startDate: '2025-07-01', endDate: '2025-12-31' })
  return { held, old, partner }
}

type Begun = {
  draft: Record<string, unknown>
  follows: string | null
  mends: { userName: string; type: string; days: object[]; left: object[] } | null
}

const shownAt = async (client: ApiClient, user: User, query: Record<string, string | number>) => {
  const page = await client.get(NEW).qs(query).loginAs(user).withInertia()
  return page.body() as { props: Begun }
}

test.group('Contracts | a contract is begun from what is known', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a finding fills in partner, product, type and the days that nothing covers; saved, it is mended', async ({
    assert,
    client,
  }) => {
    const { held, old, partner } = await givenFinding()
    const admin = await createStaff('admin')
    const { draft } = (await shownAt(client, admin, { finding: `s:${held}`, day: DAY })).props
    assert.deepInclude(draft, {
      ...{ bpId: partner.id, customerName: 'Norrlot AB', contractTypeId: old.contractTypeId },
      contractProductId: old.productId,
      ...{ startDate: '2026-01-01', endDate: '2027-06-30' },
    })
    const saved = await client
      .post('/admin/contracts/contracts?from=finding')
      .json({ ...draft, clmMaNumber: 'MA-77' })
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
    saved.assertHeader('location', '/admin/contracts/entitlements')
    const [made] = await rows<{ id: number }>(
      null,
      `select id from contracts where clm_ma_number = 'MA-77'`
    )
    assert.containsSubset(saved.flashMessage('toasts'), [
      { text: 'Contract added', way: { path: `/admin/contracts/contracts/${made!.id}/give` } },
    ])
    assert.lengthOf(await findFindings(DAY), 0)
  })

  test('what it mends is said before, and what stays without a contract; a renewal mends nothing', async ({
    assert,
    client,
  }) => {
    const { held, old } = await givenFinding()
    const admin = await createStaff('admin')
    const mendedOn = async (day: string) =>
      (await shownAt(client, admin, { finding: `s:${held}`, day })).props.mends!
    const rest = { from: '2026-01-01', until: '2027-06-30' }
    assert.containsSubset(await mendedOn(DAY), { type: 'Levels of the tests', days: [rest] })
    assert.deepEqual((await mendedOn(DAY)).left, [])
    await rows(
      null,
      `update contracts set start_date = '2026-03-01', end_date = '2026-04-30' where id = ?`,
      [old.id]
    )
    const [before, after] = [
      { from: '2025-07-01', until: '2026-02-28' },
      { from: '2026-05-01', until: '2027-06-30' },
    ]
    assert.containsSubset(await mendedOn(DAY), { days: [after], left: [before] })
    assert.containsSubset(await mendedOn('2026-01-15'), { days: [before], left: [after] })
    assert.isNull((await shownAt(client, admin, { renews: old.id })).props.mends)
  })

  test('an ending contract is renewed for as long, and for the same', async ({
    assert,
    client,
  }) => {
    const { old, partner } = await givenFinding()
    const admin = await createStaff('admin')
    const { draft, follows } = (await shownAt(client, admin, { renews: old.id })).props
    assert.equal(follows, 'MA-0001')
    assert.deepInclude(draft, {
      ...{ bpId: partner.id, contractTypeId: old.contractTypeId },
      ...{ contractProductId: old.productId, startDate: '2026-01-01', endDate: '2026-06-30' },
    })
    const saved = await client
      .post('/admin/contracts/contracts?from=renewal')
      .json({ ...draft, clmMaNumber: 'MA-78' })
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
    saved.assertHeader('location', `/admin/contracts/contracts?partner=${partner.id}`)
  })

  test('from nothing nothing is begun: {query}')
    .with([
      { query: 'finding=s:999999999' },
      { query: 'finding=c:1' },
      { query: 'renews=999999999' },
      { query: 'renews=1.5&finding[]=s:1' },
      { query: '' },
    ])
    .run(async ({ client }, { query }) => {
      const admin = await createStaff('admin')
      const page = await client.get(`${NEW}?${query}`).loginAs(admin)
      page.assertStatus(404)
    })
})
