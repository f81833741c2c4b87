import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { moveSubscriptions } from '#subscriptions/actions/move_subscriptions'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { sumUpSales } from '#statistics/actions/sum_up_sales'
import { heldOverTime } from '#statistics/queries/held_over_time'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { contradictionsOfDays } from '#tests/fixtures/statistics/contradictions_of_days'
import { givenCreditNote } from '#tests/fixtures/statistics/given_credit_note'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

/** What went before stays, so that a shorter sequence tells nothing. */
const MANY = { numRuns: 30, endOnFailure: true }
const nth = fc.nat(2)
/** Around both nights on which the clocks change, and the last night of a year. */
const moment = fc.constantFrom(
  ...['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
  ...['2026-03-29T22:00:00Z', '2026-10-25T22:59:59Z', '2026-12-31T23:00:00Z']
)
const days = fc.integer({ min: -500, max: 500 })

/** What is done, each to one of three. */
type Doings = Record<string, (at: number, more: { when: string; by: number }) => Promise<unknown>>

/** Any sequence of doings, each with a moment and a number of its own. */
const sequence = (doings: Doings) =>
  fc.array(
    fc.record({ what: fc.constantFrom(...Object.keys(doings)), at: nth, when: moment, by: days }),
    { minLength: 3, maxLength: 10 }
  )

test.group('Statistics | what is kept of days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(120_000)

  const holds = async (doings: Doings) => {
    await fc.assert(
      fc.asyncProperty(sequence(doings), async (changes) => {
        for (const { what, at, ...more } of changes) await doings[what]!(at, more)
        const found = await contradictionsOfDays()
        if (found.length > 0) throw new Error(found.join('\n'))
      }),
      MANY
    )
    await sumUpSales()
    const left = await contradictionsOfDays()
    if (left.length > 0) throw new Error(left.join('\n'))
  }

  test('credit notes: whatever is issued and whatever becomes of orders', async ({ assert }) => {
    const orders = [
      await givenOrder({ createdAt: '2026-03-28T23:30:00Z' }),
      await givenOrder({ state: 'Completed', paymentMethod: 'Card' }),
      await givenOrder({ state: 'Archived', type: 'INTERNAL' }),
    ]
    const staff = await createStaff('admin')
    const set = (at: number, what: string, value: unknown) =>
      rows(null, `update orders set ${what} where number = ?`, [value, orders[at]!])
    await holds({
      credited: (at, { by }) =>
        givenCreditNote({ order: orders[at]!, cents: 1 + Math.abs(by), roundingCents: by % 2 }),
      state: (at, { by }) => set(at, 'state = ?', by > 0 ? 'Completed' : 'Failed'),
      archived: (at) => set(at, 'state = ?', 'Archived'),
      way: (at, { by }) => set(at, 'payment_method = ?', by > 0 ? 'Card' : 'BankTransfer'),
      moved: (at, { when }) => set(at, 'created_at = ?', when),
      staffs: (at) => set(at, 'user_id = ?', staff.id),
      summed: () => sumUpSales(),
    })
    const [kept] = await rows<{ cents: number }>(
      null,
      'select coalesce(sum(credited_cents), 0)::bigint as cents from credit_tallies'
    )
    assert.isAbove(kept!.cents, 0)
  })

  test('new users: whoever comes, is erased, is deleted or becomes staff', async () => {
    const users = [await createCustomer(), await createCustomer(), await createStaff('viewer')]
    const set = (at: number, what: string, value: unknown) =>
      rows(null, `update users set ${what} where id = ?`, [value, users[at]!.id])
    await holds({
      came: async (at, { when }) => {
        users[at] = await createCustomer()
        await set(at, 'created_at = ?', when)
      },
      moved: (at, { when }) => set(at, 'created_at = ?', when),
      kind: (at, { by }) => set(at, 'username = null, kind = ?', by > 0 ? 'staff' : 'customer'),
      erased: (at, { when }) => set(at, 'erased_at = ?', when),
      deleted: (at) => rows(null, 'delete from users where id = ?', [users[at]!.id]),
      summed: () => sumUpSales(),
    })
  })

  test('reports: whatever is asked for, completed, discounted or given to another', async () => {
    await givenReferenceData()
    const product = (await givenProduct('COUNTED')).id
    const people = [await createCustomer(), await createCustomer(), await createStaff('viewer')]
    const asked: number[] = []
    const ask = async (at: number, state: string, when: string) => {
      const [made] = await rows<{ id: number }>(
        null,
        `insert into reports (user_id, product_id, day, state, locale, licensee, unit_price_cents,
           price_cents, requested_by, created_at, completed_at)
         values (:user, :product, '2026-02-27', :state, 'en', 'Elbquant', 12500, 25000, 'them', :when,
           case when :state = 'Completed' then now() end) returning id`,
        { user: people[at]!.id, product, state, when }
      )
      asked[at] = made!.id
    }
    for (const at of [0, 1, 2]) await ask(at, 'Completed', '2026-03-02T10:00:00Z')
    const set = (at: number, what: string, value: unknown) =>
      rows(null, `update reports set ${what} where id = ?`, [value, asked[at]!])
    await holds({
      asked: (at, { when }) => ask(at, 'New', when),
      made: (at, { when }) => ask(at, 'Completed', when),
      completed: (at, { when }) => set(at, `state = 'Completed', completed_at = ?`, when),
      failed: (at, { by }) =>
        set(at, `state = 'Failed', completed_at = null, attempt = ?`, Math.abs(by)),
      discounted: (at, { by }) => set(at, 'discount_cents = ?', Math.abs(by)),
      given: (at, { by }) => set(at, 'user_id = ?', people[Math.abs(by) % 3]!.id),
      moved: (at, { when }) => set(at, 'created_at = ?', when),
      deleted: (at) => rows(null, 'delete from reports where id = ?', [asked[at]!]),
      summed: () => sumUpSales(),
    })
  })

  test('subscriptions: whatever becomes of their days, past or to come, and of who holds them', async () => {
    const type = await givenType({ name: 'Counted by day' })
    const people = [await createCustomer(), await createCustomer(), await createStaff('viewer')]
    const held: number[] = []
    const hold = async (at: number, isUnrestricted = false) => {
      await rows(null, 'delete from subscription_users where user_id = ?', [people[at]!.id])
      const none = { isUnrestricted, visible: ALWAYS, ranges: [] }
      held[at] = await givenSubscription(type, people[at]!.id, none)
    }
    for (const at of [0, 1, 2]) await hold(at, at === 0)
    const ranges = (at: number, sql: string, ...values: unknown[]) =>
      rows(null, sql, [...values, held[at]!])
    await holds({
      held: (at, { by }) => hold(at, by > 300),
      range: (at, { by }) =>
        ranges(
          at,
          `insert into subscription_ranges (subscription_id, starts_on, ends_on)
           select id, shop_today() + ?::int, shop_today() + ?::int + 90
             from subscription_users where id = ?`,
          ...[by, by]
        ),
      open: (at, { by }) =>
        ranges(
          at,
          `insert into subscription_ranges (subscription_id, starts_on, ends_on)
           select id, case when ? then shop_today() + ?::int end, case when ? then shop_today() + ?::int end
             from subscription_users where id = ?`,
          ...[by > 0, by, by <= 0, by]
        ),
      longer: (at, { by }) =>
        ranges(
          at,
          `update subscription_ranges set ends_on = greatest(starts_on, ends_on + ?::int)
            where ends_on is not null and subscription_id = ?`,
          by
        ),
      shorter: (at) =>
        ranges(
          at,
          `delete from subscription_ranges where id = (
             select max(id) from subscription_ranges where subscription_id = ?)`
        ),
      unrestricted: (at, { by }) =>
        ranges(at, 'update subscription_users set is_unrestricted = ? where id = ?', by > 0),
      seen: (at) => ranges(at, 'update subscription_users set updated_at = now() where id = ?'),
      merged: (at, { by }) =>
        transaction(async (trx) => {
          const into = Math.abs(by) % 3
          if (into === at) return
          await moveSubscriptions(trx, { from: people[at]!.id, into: people[into]!.id })
          people[at] = await createCustomer()
          const [kept] = await rows<{ id: number }>(
            trx,
            'select id from subscription_users where user_id = ?',
            [people[into]!.id]
          )
          if (kept) held[into] = kept.id
        }),
      gone: (at) => ranges(at, 'delete from subscription_users where id = ?'),
      deleted: async (at) => {
        await rows(null, 'delete from users where id = ?', [people[at]!.id])
        people[at] = await createCustomer()
      },
      summed: () => sumUpSales(),
    })
  })

  test('what is held on a day is what was begun less what has ended before it', async ({
    assert,
  }) => {
    await rows(null, 'delete from subscription_users')
    const type = await givenType({ name: 'Held by day' })
    const day = (iso: string) => CalendarDay.parse(iso)!
    const give = async (from: string | null, until: string | null) => {
      const range = { days: { from: from ? day(from) : null, until: until ? day(until) : null } }
      const rest = { isUnrestricted: false, visible: ALWAYS }
      const user = await createCustomer()
      return givenSubscription(type, user.id, { ...rest, ranges: [{ ...range, visible: ALWAYS }] })
    }
    await give('2026-03-02', '2026-03-03')
    await give(null, '2026-03-04')
    await give('2026-03-04', null)
    const all = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
    await givenSubscription(type, (await createStaff('viewer')).id, all)
    const held = async (...users: ('Internal' | 'External')[]) => {
      const span = { from: day('2026-03-01'), to: day('2026-03-05'), users }
      const starts = [0, 1, 2, 3, 4].map((n) => span.from.plusDays(n))
      return (await heldOverTime(span, starts)).map((bar) => bar.held)
    }
    assert.deepEqual(await held(), [2, 3, 3, 3, 2])
    assert.deepEqual(await held('External'), [1, 2, 2, 2, 1])
    assert.deepEqual(await held('Internal'), [1, 1, 1, 1, 1])
    await sumUpSales()
    assert.deepEqual(await held(), [2, 3, 3, 3, 2])
  })
})
