import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { CalendarDay } from '#shared/domain/calendar_day'
import { rows } from '#shared/database'
import { acceptFinding, reopenFinding } from '#contracts/actions/entitlements/accept_finding'
import { findFindings } from '#contracts/queries/entitlements/find_findings'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { givenContract, givenProduct } from '#tests/fixtures/contracts/given_contract'
import { givenPartner, givenUserOf } from '#tests/fixtures/contracts/given_partner'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const DAY = '2026-06-15'
const [JANUARY, DECEMBER] = [CalendarDay.of(2026, 1, 1), CalendarDay.of(2026, 12, 31)]

type Held = {
  from?: CalendarDay
  until?: CalendarDay | null
  isTrial?: boolean
  always?: boolean
  type?: string
}

/** A customer of a company who is given a type that an information product stands for. */
async function givenHeld({ from = JANUARY, until = DECEMBER, isTrial, always, type }: Held = {}) {
  const typeId = await givenType({ name: type })
  const productId = await givenProduct()
  await rows(
    null,
    'insert into product_subscriptions (product_id, subscription_type_id) values (?, ?)',
    [productId, typeId]
  )
  const partner = await givenPartner({ name: 'Norrlot AB' })
  const { id: userId } = await createCustomer()
  await givenUserOf(partner, userId)
  const ranges = always
    ? []
    : [{ days: { from, until }, visible: ALWAYS, isTrial: isTrial ?? false }]
  const held = await givenSubscription(typeId, userId, {
    ...{ isUnrestricted: always ?? false, visible: ALWAYS, ranges },
  })
  return { held, userId, productId, partnerId: partner.id }
}

const shortly = async (day = DAY) =>
  (await findFindings(day)).map(({ kind, days }) => ({ kind, days }))

type Shown = {
  findings: { id: string }[]
  totals: { without_data: number }
  paging: { page: number; pages: number }
}

/** Contracts of one day after the other. */
const OF_DATA = (at: number) => ({ startDate: JANUARY.plusDays(at).iso, endDate: '2026-12-31' })

test.group('Contracts | what is given and what is signed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('data without any contract, and without one on that day', async ({ assert }) => {
    const { productId, partnerId, held } = await givenHeld()
    const all = [{ from: '2026-01-01', until: '2026-12-31' }]
    assert.deepEqual(await shortly(), [{ kind: 'without_contract', days: all }])
    const over = { startDate: '2025-01-01', endDate: '2026-03-31' }
    await givenContract({ productId, partnerId, ...over })
    const rest = [{ from: '2026-04-01', until: '2026-12-31' }]
    assert.deepEqual(await shortly(), [{ kind: 'ended', days: rest }])
    assert.deepEqual(await shortly('2026-03-31'), [{ kind: 'beyond', days: rest }])
    assert.deepEqual(await shortly('2027-01-01'), [])
    const [found] = await findFindings(DAY)
    assert.containsSubset(found, { id: `s:${held}`, bpName: 'Norrlot AB', numbers: ['MA-0001'] })
    const { agreed, given } = found!
    assert.deepEqual(agreed, [{ from: '2025-01-01', until: '2026-03-31' }])
    assert.deepEqual(given, [{ from: '2026-01-01', until: '2026-03-31' }])
  })

  test('a contract and its time series cover together', async ({ assert }) => {
    const { productId, partnerId } = await givenHeld({ from: CalendarDay.of(2020, 1, 1) })
    const of = { productId, partnerId, startDate: '2026-01-01', endDate: null }
    const { id } = await givenContract(of)
    const before = [{ from: '2020-01-01', until: '2025-12-31' }]
    assert.deepEqual(await shortly(), [{ kind: 'beyond', days: before }])
    await rows(
      null,
      `update contracts set time_series_from = '2019-01-01', time_series_to = '2025-12-31' where id = ?`,
      [id]
    )
    assert.deepEqual(await shortly(), [])
  })

  test('unrestricted access is covered by a contract without ends alone', async ({ assert }) => {
    const { productId, partnerId } = await givenHeld({ always: true })
    const { id } = await givenContract({ productId, partnerId })
    assert.deepEqual(await shortly(), [
      {
        kind: 'beyond',
        days: [
          { from: null, until: '2025-12-31' },
          { from: '2027-01-01', until: null },
        ],
      },
    ])
    await rows(null, 'update contracts set start_date = null, end_date = null where id = ?', [id])
    assert.deepEqual(await shortly(), [])
  })

  test('trials need no contract, but serve none either', async ({ assert }) => {
    const { productId, partnerId } = await givenHeld({ isTrial: true })
    assert.deepEqual(await shortly(), [])
    await givenContract({ productId, partnerId })
    assert.deepEqual(await shortly(), [
      { kind: 'without_data', days: [{ from: '2026-01-01', until: '2026-12-31' }] },
    ])
  })

  test('a contract of another company covers nothing', async ({ assert }) => {
    const { productId } = await givenHeld()
    await givenContract({ productId })
    const kinds = (await findFindings(DAY)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['without_contract', 'without_data'])
  })

  test('what is accepted comes back after its day', async ({ assert }) => {
    const { held } = await givenHeld()
    const by = { today: CalendarDay.of(2026, 6, 1), actor: { id: null, label: 'A clerk' } }
    const wish = {
      finding: `s:${held}`,
      until: '2026/06/15',
      reason: 'The original is in the post',
    }
    const accepted = await acceptFinding(wish, by)
    assert.isTrue(accepted.ok)
    const stateOn = async (day: string) => (await findFindings(day)).map((one) => one.acceptedUntil)
    assert.deepEqual(await stateOn('2026-06-15'), ['2026-06-15'])
    assert.deepEqual(await stateOn('2026-06-16'), [null])
    await reopenFinding(wish.finding, by.actor)
    assert.deepEqual(await stateOn('2026-06-15'), [null])
  })

  test('accepted is what was seen: another kind, or days beyond it, are open again', async ({
    assert,
  }) => {
    const { held, productId, partnerId } = await givenHeld()
    const { id } = await givenContract({ productId, partnerId, endDate: '2026-10-31' })
    const by = { today: CalendarDay.of(2026, 6, 1), actor: { id: null, label: 'A clerk' } }
    const wish = { finding: `s:${held}`, until: '2026/12/31', reason: 'Is being signed' }
    const [seen] = await findFindings(DAY)
    assert.isTrue((await acceptFinding({ ...wish, day: DAY, seen: seen!.stamp }, by)).ok)
    const isAccepted = async (day = DAY) => (await findFindings(day))[0]!.acceptedUntil !== null
    const endOn = (day: string) =>
      rows(null, 'update contracts set end_date = ? where id = ?', [day, id])
    await endOn('2026-11-30')
    assert.isTrue(await isAccepted())
    await endOn('2026-09-30')
    assert.isFalse(await isAccepted())
    const [now] = await findFindings(DAY)
    assert.isTrue((await acceptFinding({ ...wish, day: DAY, seen: now!.stamp }, by)).ok)
    assert.deepEqual([await isAccepted(), await isAccepted('2026-10-01')], [true, false])
    const stale = await acceptFinding({ ...wish, day: DAY, seen: seen!.stamp }, by)
    assert.containsSubset(stale, { ok: false, refusal: { status: 409 } })
  })

  test('open and accepted ones are counted apart, however many are shown', async ({ assert }) => {
    const first = await givenHeld()
    for (const type of ['Trades', 'Quotes']) await givenHeld({ type })
    const by = { today: CalendarDay.of(2026, 6, 1), actor: { id: null, label: 'A clerk' } }
    await acceptFinding({ finding: `s:${first.held}`, until: '2026/06/15', reason: 'Post' }, by)
    const shown = await findFindings(DAY, {}, 1)
    const counted = shown.map(({ acceptedUntil, ofKind }) => [acceptedUntil, ofKind])
    assert.sameDeepMembers(counted, [
      [null, 2],
      ['2026-06-15', 1],
    ])
  })

  test('all of a kind are reached page by page, and found by company, person, type or number', async ({
    assert,
    client,
  }) => {
    const { productId, partnerId } = await givenHeld({ type: 'Trades' })
    for (let at = 0; at < 59; at++) await givenContract({ partnerId, ...OF_DATA(at), productId })
    await rows(null, 'delete from subscription_users')
    const admin = await createStaff('admin')
    const shown = async (query: Record<string, string | number>) => {
      const page = await client
        .get('/admin/contracts/entitlements')
        .qs({ day: DAY, ...query })
        .loginAs(admin)
        .withInertia()
      page.assertStatus(200)
      return (page.body() as { props: Shown }).props
    }
    const first = await shown({})
    assert.deepEqual([first.findings.length, first.totals.without_data], [50, 59])
    const kind = 'without_data'
    const pages = [await shown({ kind }), await shown({ kind, page: 2 })]
    assert.deepEqual(
      pages.map(({ findings, paging }) => [findings.length, paging.page, paging.pages]),
      [
        [50, 1, 2],
        [9, 2, 2],
      ]
    )
    assert.lengthOf(new Set(pages.flatMap(({ findings }) => findings.map(({ id }) => id))), 59)
    assert.deepEqual((await shown({ kind, page: 99 })).findings, pages[1]!.findings)
    const other = await shown({ kind: 'beyond' })
    assert.deepEqual([other.findings.length, other.totals.without_data], [0, 59])
    for (const [search, found] of [
      ['NORRLOT', 59],
      [String(partnerId), 59],
      ['data of the', 59],
      ['nobody at all', 0],
      ['%', 0],
    ] as const) {
      assert.equal((await shown({ search })).totals.without_data, found, search)
    }
    assert.equal((await shown({ kind: 'x', page: '-1' })).findings.length, 50)
  })

  test('not accepted: {title}')
    .with([
      { title: 'no reason', over: { reason: '' }, field: 'reason' },
      { title: 'yesterday', over: { until: '2026-05-31' }, field: 'until' },
      { title: 'more than a year', over: { until: '2027-06-03' }, field: 'until' },
      { title: '31 February', over: { until: '2027-02-31' }, field: 'until' },
    ])
    .run(async ({ assert }, { over, field }) => {
      const wish = { finding: 's:1', until: '2026-06-02', reason: 'x', ...over }
      const by = { today: CalendarDay.of(2026, 6, 1), actor: { id: null, label: 'A clerk' } }
      const refused = await acceptFinding(wish, by)
      assert.containsSubset(refused, { ok: false, refusal: { field } })
    })

  test('what is about nothing is not accepted: {$self}')
    .with(['s:999999', 'c:999999', 's:99999999999999999999', 's:x'])
    .run(async ({ assert }, finding) => {
      const wish = { finding, until: '2026-06-02', reason: 'x' }
      const by = { today: CalendarDay.of(2026, 6, 1), actor: { id: null, label: 'A clerk' } }
      const refused = await acceptFinding(wish, by)
      assert.containsSubset(refused, { ok: false, refusal: { status: 404 } })
      assert.lengthOf(await rows(null, 'select finding from contract_acceptances'), 0)
    })

  test('what agrees on the day is not accepted: {what}')
    .with([
      { what: 'the contract was written', isSigned: true },
      { what: 'the data begins later', day: '2025-12-31' },
      { what: 'a contract that is served', isSigned: true, isOfContract: true },
    ] as { what: string; isSigned?: boolean; day?: string; isOfContract?: boolean }[])
    .run(async ({ assert }, { isSigned, day, isOfContract }) => {
      const { held, productId, partnerId } = await givenHeld()
      const by = { today: CalendarDay.of(2026, 6, 1), actor: { id: null, label: 'A clerk' } }
      const wish = { until: '2026-06-02', reason: 'x' }
      const contract = isSigned ? await givenContract({ productId, partnerId }) : null
      const finding = isOfContract ? `c:${contract!.id}` : `s:${held}`
      const refused = await acceptFinding({ finding, day, ...wish }, by)
      assert.containsSubset(refused, { ok: false, refusal: { status: 409 } })
      assert.lengthOf(await rows(null, 'select finding from contract_acceptances'), 0)
    })

  test('a contract that nobody uses is accepted, on the day on which it was seen', async ({
    assert,
  }) => {
    const { productId, partnerId } = await givenHeld({ until: CalendarDay.of(2026, 3, 31) })
    const { id } = await givenContract({ productId, partnerId })
    const by = { today: CalendarDay.of(2026, 3, 1), actor: { id: null, label: 'A clerk' } }
    const wish = { finding: `c:${id}`, until: '2026-06-02', reason: 'Starts in May' }
    const early = await acceptFinding(wish, by)
    assert.containsSubset(early, { ok: false, refusal: { status: 409 } })
    assert.isTrue((await acceptFinding({ ...wish, day: '2026-04-01' }, by)).ok)
  })

  test('the page shows a day of choice, a wrong one is refused beside it, and all can be exported', async ({
    assert,
    client,
  }) => {
    await givenHeld()
    const admin = await createStaff('admin')
    const at = '/admin/contracts/entitlements'
    const page = await client.get(at).qs({ day: '15.06.2026' }).loginAs(admin).withInertia()
    const { props } = page.body() as { props: { day: string; beside: object; findings: object[] } }
    assert.equal(props.day, DAY)
    assert.deepEqual(props.beside, { before: '2026-06-14', after: '2026-06-16' })
    const last = await client.get(at).qs({ day: '9999/12/31' }).loginAs(admin).withInertia()
    assert.containsSubset((last.body() as { props: object }).props, {
      beside: { before: '9999-12-30', after: null },
    })
    assert.lengthOf(props.findings, 1)
    const wrong = await client.get(at).qs({ day: '31/02' }).loginAs(admin).withInertia()
    assert.containsSubset((wrong.body() as { props: object }).props, {
      ...{ typed: '31/02', refused: 'Date must be valid' },
    })
    const csv = await client.get(`${at}/export`).qs({ day: DAY }).loginAs(admin)
    assert.include(csv.text(), 'Norrlot AB')
    assert.include(csv.text(), '2026/01/01 – 2026/12/31')
  })
})
