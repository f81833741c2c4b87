import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { followDays } from '#arrivals/actions/follow_days'
import { clock } from '#shared/clock'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Page = { arrivals: Row[]; plots: unknown[] }
type Row = {
  productName: string
  day: string
  status: string
  typeId: number
  plot: { due: number }
}
type Home = { newest: { mornings: { arrivals: Row[] } } }

const UNRESTRICTED: Entitlement = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
const ENDED: Entitlement = {
  isUnrestricted: false,
  visible: ALWAYS,
  ranges: [{ days: { from: null, until: CalendarDay.parse('2024-12-31') }, visible: ALWAYS }],
}

async function givenPublished(code: string): Promise<number> {
  const { id } = await givenProduct(code)
  await givenFiles(id, [{ day: '2025-02-27' }, { day: '2025-02-28' }])
  return id
}

test.group('Subscriptions | the newest days on the home of an account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => givenReferenceData())
  group.each.teardown(() => clock.reset())

  test('what runs is there, what is cut as well, each with its type and its place on the clock', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const [held, ended, cut, other] = await Promise.all(
      ['new_held', 'new_ended', 'new_cut', 'new_other'].map(givenPublished)
    )
    const type = await givenType({ name: 'Held', productIds: [held!] })
    await givenSubscription(type, customer.id, UNRESTRICTED)
    const before = await givenType({ name: 'Ended', productIds: [ended!] })
    await givenSubscription(before, customer.id, ENDED)
    const parts = await givenType({ name: 'Cut', productIds: [cut!], isFilterable: true })
    await givenSubscription(parts, customer.id, UNRESTRICTED)
    const others = await givenType({ name: 'Other', productIds: [other!] })
    await givenSubscription(others, (await createCustomer()).id, UNRESTRICTED)
    clock.set('2025-03-04T05:31:00Z')
    await followDays()

    const page = await client.get('/my-account').withInertia().loginAs(customer)
    const { arrivals } = (page.inertiaProps as Home).newest.mornings
    assert.deepEqual(
      arrivals.map(({ productName, day, status, typeId }) => [productName, day, status, typeId]),
      [
        ['new_cut', '2025-03-03', 'Late', parts],
        ['new_held', '2025-03-03', 'Late', type],
      ]
    )
    assert.equal(arrivals[0]!.plot.due, 6 * 60)

    const own: string = `/my-account/my-subscriptions/${parts}`
    const shown = await client.get(own).withInertia().loginAs(customer)
    const props = shown.inertiaProps as Page
    assert.deepEqual(
      props.arrivals.map(({ productName, status }) => [productName, status]),
      [['new_cut', 'Late']]
    )
    assert.lengthOf(props.plots, 1)
  })
})
