import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const today = CalendarDay.today()
const WHOLE: Entitlement = { isUnrestricted: true, visible: ALWAYS, ranges: [] }

const until = (days: number): Entitlement => ({
  ...{ isUnrestricted: false, visible: ALWAYS },
  ranges: [{ days: { from: today.plusDays(-30), until: today.plusDays(days) }, visible: ALWAYS }],
})

test.group('Subscriptions | who is touched when a product changes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => givenReferenceData())

  test('whoever holds it still is counted once on the page of the product', async ({
    assert,
    client,
  }) => {
    const { id } = await givenProduct('touched_held')
    const [first, second] = [
      await givenType({ name: 'Levels', productIds: [id] }),
      await givenType({ name: 'Prices', productIds: [id] }),
    ]
    const other = await givenType({ name: 'Others' })
    const [twice, running, former, elsewhere] = [
      await createCustomer(),
      await createCustomer(),
      await createCustomer(),
      await createCustomer(),
    ]
    for (const type of [first, second]) await givenSubscription(type, twice.id, WHOLE)
    await givenSubscription(first, running.id, until(0))
    await givenSubscription(first, former.id, until(-1))
    await givenSubscription(other, elsewhere.id, WHOLE)
    const page = await client
      .get(`/admin/manage-products/${id}`)
      .loginAs(await createStaff('admin'))
      .withInertia()
    const { touched } = page.inertiaProps as unknown as { touched: object[] }
    assert.deepInclude(touched, { what: 'subscribers', count: 2 })
  })
})
