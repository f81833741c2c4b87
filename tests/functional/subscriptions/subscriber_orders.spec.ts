import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Row = { userId: number; endsOn: string | null }

const until = (...ends: (string | null)[]): Entitlement => ({
  isUnrestricted: false,
  visible: ALWAYS,
  ranges: ends.map((end) => ({
    days: { from: CalendarDay.of(2000, 1, 3), until: end ? CalendarDay.parse(end) : null },
    visible: ALWAYS,
  })),
})

/** Whatever an end can be: of all days, of none, open, in the past, far away, twice the same. */
const HELD: Entitlement[] = [
  { isUnrestricted: true, visible: ALWAYS, ranges: [] },
  { isUnrestricted: true, visible: ALWAYS, ranges: [] },
  { isUnrestricted: false, visible: ALWAYS, ranges: [] },
  until(null),
  until('2020-02-29', null),
  until('2020-02-29'),
  until('2020-02-29', '9999-12-31'),
  until('2026-06-30'),
  until('2026-06-30'),
]

test.group('Subscriptions | the users of a type in every order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('by {orderBy}, {orderDirection}: each of them once, whatever pages they are read by')
    .with(
      ['name', 'email', 'company', 'status', 'ends'].flatMap((orderBy) =>
        ['asc', 'desc'].map((orderDirection) => ({ orderBy, orderDirection }))
      )
    )
    .run(async ({ assert, client }, order) => {
      const type = await givenType()
      const people: number[] = []
      for (const held of HELD) {
        const { id } = await createCustomer()
        await givenSubscription(type, id, held)
        people.push(id)
      }
      const viewer = await createStaff('viewer')
      const found: Row[] = []
      for (let page = 1; page <= Math.ceil(HELD.length / 2); page++) {
        const response = await client
          .get(`/admin/manage-subscriptions/${type}`)
          .qs({ ...order, limit: 2, page })
          .loginAs(viewer)
          .withInertia()
        response.assertStatus(200)
        found.push(...(response.body() as { props: { subscribers: Row[] } }).props.subscribers)
      }
      assert.sameMembers(
        found.map(({ userId }) => userId),
        people
      )
      if (order.orderBy !== 'ends') return
      const ends = found.map(({ endsOn }) => endsOn)
      const known = ends.filter((end) => end !== null).sort()
      if (order.orderDirection === 'desc') known.reverse()
      assert.deepEqual(ends, [...known, ...Array(ends.length - known.length).fill(null)])
    })
})
