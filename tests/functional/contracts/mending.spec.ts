import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { cutToContract } from '#contracts/actions/entitlements/cut_to_contract'
import { giveByContract } from '#contracts/actions/entitlements/give_by_contract'
import { findCover } from '#contracts/queries/entitlements/find_cover'
import { findFindings } from '#contracts/queries/entitlements/find_findings'
import { findGift } from '#contracts/queries/entitlements/find_gift'
import { pricedFindings } from '#contracts/queries/entitlements/priced_findings'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { givenProduct as givenLakeProduct } from '#tests/fixtures/catalogue/lake_product'
import { givenContract, givenProduct } from '#tests/fixtures/contracts/given_contract'
import { givenPartner, givenUserOf } from '#tests/fixtures/contracts/given_partner'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const ACTOR = { id: null, label: 'A clerk' }
const DAY = CalendarDay.of(2026, 6, 15)
const YEAR = { from: CalendarDay.of(2026, 1, 1), until: CalendarDay.of(2026, 12, 31) }

type Held = { always?: boolean; productIds?: number[]; days?: typeof YEAR }

/** A customer who has a type for a year, and the first half of it signed by his company. */
async function givenMore({ always = false, productIds, days = YEAR }: Held = {}) {
  const typeId = await givenType({ productIds })
  const productId = await givenProduct()
  await rows(
    null,
    'insert into product_subscriptions (product_id, subscription_type_id) values (?, ?)',
    [productId, typeId]
  )
  const partner = await givenPartner()
  const { id: userId } = await createCustomer()
  await givenUserOf(partner, userId)
  const ranges = always ? [] : [{ days, visible: ALWAYS }]
  const held = await givenSubscription(typeId, userId, {
    ...{ isUnrestricted: always, visible: ALWAYS, ranges },
  })
  const over = { productId, partnerId: partner.id, endDate: '2026-06-30' }
  const contract = await givenContract(over)
  return { held, typeId, userId, partner, productId, contract }
}

const rangesOf = (userId: number) =>
  rows<{ from: string | null; until: string | null }>(
    null,
    `select r.starts_on as from, r.ends_on as until
       from subscription_ranges r join subscription_users s on s.id = r.subscription_id
      where s.user_id = ? order by r.starts_on, r.id`,
    [userId]
  )

test.group('Contracts | findings are mended', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('days beyond the contract are cut, and the history says by whom', async ({ assert }) => {
    const { held, userId } = await givenMore()
    const { stamp: seen } = (await findCover(held))!
    const cut = await cutToContract({ subscriptionId: held, seen, actor: ACTOR })
    assert.isTrue(cut.ok)
    assert.deepEqual(await rangesOf(userId), [{ from: '2026-01-01', until: '2026-06-30' }])
    assert.lengthOf(await findFindings(DAY.iso), 0)
    const noted = await rows(
      null,
      `select 1 from audit_events where action = 'subscription.cut_to_contract' and actor_label = 'A clerk'`
    )
    assert.lengthOf(noted, 1)
  })

  test('unrestricted access becomes the days of two contracts', async ({ assert }) => {
    const { held, userId, productId, partner } = await givenMore({ always: true })
    const later = { startDate: '2026-08-01', endDate: '2026-09-30' }
    await givenContract({ productId, partnerId: partner.id, ...later })
    const { stamp: seen } = (await findCover(held))!
    await cutToContract({ subscriptionId: held, seen, actor: ACTOR })
    assert.deepEqual(await rangesOf(userId), [
      { from: '2026-01-01', until: '2026-06-30' },
      { from: '2026-08-01', until: '2026-09-30' },
    ])
  })

  test('without any contract nothing stays', async ({ assert }) => {
    const { held, contract } = await givenMore()
    await rows(null, 'delete from contracts where id = ?', [contract.id])
    const { stamp: seen } = (await findCover(held))!
    await cutToContract({ subscriptionId: held, seen, actor: ACTOR })
    assert.isNull(await findCover(held))
  })

  test('what has changed meanwhile is not cut', async ({ assert }) => {
    const { held, userId, contract } = await givenMore()
    const { stamp: seen } = (await findCover(held))!
    await rows(null, `update contracts set end_date = '2026-05-31' where id = ?`, [contract.id])
    const cut = await cutToContract({ subscriptionId: held, seen, actor: ACTOR })
    assert.containsSubset(cut, { ok: false, refusal: { status: 409 } })
    assert.deepEqual(await rangesOf(userId), [{ from: '2026-01-01', until: '2026-12-31' }])
  })

  test('people of the company get what the contract grants, once', async ({ assert }) => {
    const { partner, contract, userId } = await givenMore()
    const { id: colleague } = await createCustomer()
    await givenUserOf(partner, colleague)
    const gift = (await findGift(contract.id))!
    const misses = new Map(gift.users.map((one) => [one.id, one.misses.length]))
    assert.deepEqual([misses.get(userId), misses.get(colleague)], [0, 1])
    const wish = { contractId: contract.id, userIds: [userId, colleague], version: 1, actor: ACTOR }
    assert.isTrue((await giveByContract(wish)).ok)
    assert.deepEqual(await rangesOf(colleague), [{ from: '2026-01-01', until: '2026-06-30' }])
    assert.lengthOf(await rangesOf(userId), 1)
    const again = await giveByContract(wish)
    assert.containsSubset(again, { refusal: { code: 'contracts.mending.errors.all_have' } })
  })

  test('of more people than are shown each is found, and can be given to', async ({
    assert,
    client,
  }) => {
    const { partner, contract } = await givenMore()
    await rows(
      null,
      `insert into users (issuer, subject, kind, email, first_name, last_name, business_partner_id,
         business_partner_name)
       select 'https://many.example', n, 'customer', 'many' || n || '@elbquant.example', 'Many',
              'Zz' || to_char(n, 'FM0000'), ?, ?
         from generate_series(1, 510) n`,
      [String(partner.id), partner.name]
    )
    const admin = await createStaff('admin')
    const at: string = `/admin/contracts/contracts/${contract.id}/give`
    const shown = async (search: string) => {
      const page = await client.get(at).qs({ search }).loginAs(admin).withInertia()
      const { gift } = (
        page.body() as { props: { gift: { users: { id: number }[]; people: number } } }
      ).props
      return gift
    }
    const first = await shown('')
    assert.deepEqual([first.users.length, first.people], [500, 511])
    const [last, ...others] = (await shown('zz0510')).users
    assert.isEmpty(others)
    assert.isEmpty((await shown('%')).users)
    const wish = { contractId: contract.id, userIds: [last!.id], version: 1, actor: ACTOR }
    assert.isTrue((await giveByContract(wish)).ok)
    assert.lengthOf(await rangesOf(last!.id), 1)
  })

  test('a stranger, nobody and a changed contract are refused for all', async ({ assert }) => {
    const { partner, contract } = await givenMore()
    const { id: stranger } = await createCustomer()
    const { id: colleague } = await createCustomer()
    await givenUserOf(partner, colleague)
    const codeOf = async (userIds: number[], version = 1) => {
      const wish = { contractId: contract.id, userIds, version, actor: ACTOR }
      const given = await giveByContract(wish)
      return given.ok ? 'ok' : given.refusal.code.split('.').at(-1)
    }
    assert.equal(await codeOf([colleague, stranger]), 'not_theirs')
    assert.equal(await codeOf([]), 'nobody')
    assert.equal(await codeOf([colleague], 2), 'changed')
    assert.lengthOf(await rangesOf(colleague), 0)
  })

  test('a company whose contracts have all ended is told apart', async ({ assert }) => {
    const { contract } = await givenMore()
    const kindOn = async () => (await findFindings('2026-08-01')).map(({ kind }) => kind)
    assert.deepEqual(await kindOn(), ['ended'])
    await givenContract({ partnerId: contract.partnerId })
    assert.include(await kindOn(), 'without_contract')
  })

  test('what is given away is priced as a quote prices it, up to the day, also in the export', async ({
    assert,
    client,
  }) => {
    const { id } = await givenLakeProduct('entitlement-prices', { days: 40 })
    await rows(null, `select refresh_coverage(?, '2000-01-01', '2000-02-09')`, [id])
    forgetReferenceData()
    const days = { from: CalendarDay.of(2000, 1, 3), until: CalendarDay.of(2026, 12, 31) }
    await givenMore({ productIds: [id], days })
    const priceOn = async (day: CalendarDay) => (await pricedFindings(day))[0]!.givenCents
    assert.equal(await priceOn(CalendarDay.of(2000, 1, 14)), 1_000)
    assert.isAbove((await priceOn(CalendarDay.of(2026, 6, 15)))!, 1_000)
    const csv = await client
      .get('/admin/contracts/entitlements/export?day=20000114')
      .loginAs(await createStaff('admin'))
    const [heads, line] = csv.text().split('\r\n')
    const at = heads!.split(';').indexOf('Given away, EUR')
    assert.equal(line!.split(';')[at], '10')
  })

  test('the pages show what is lost and who can be given to', async ({ assert, client }) => {
    const { held, contract } = await givenMore()
    const admin = await createStaff('admin')
    const at = `/admin/contracts/entitlements/s:${held}/cut`
    const page = await client.get(at).loginAs(admin).withInertia()
    const { props } = page.body() as { props: { cover: { stamp: string } } }
    const cut = await client
      .put(at)
      .form({ seen: props.cover.stamp })
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
    cut.assertStatus(302)
    assert.lengthOf(await findFindings(DAY.iso), 0)
    const give = await client
      .get(`/admin/contracts/contracts/${contract.id}/give`)
      .loginAs(admin)
      .withInertia()
    assert.containsSubset(give.body(), { props: { gift: { types: [{ isFilterable: false }] } } })
  })
})
