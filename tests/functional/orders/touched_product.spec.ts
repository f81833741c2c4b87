import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { saveQuote } from '#catalogue/actions/save_quote'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenBuyer, givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'
import { givenOrder } from '#tests/fixtures/orders/given_order'

const [CODE, OTHER] = ['touched', 'touched_other'] as const
const [FROM, TO] = [CalendarDay.parse(WEEK.from)!, CalendarDay.parse(WEEK.to)!]

async function givenSavedQuote(validUntil: string) {
  const user = await createCustomer()
  const saved = await saveQuote({
    actor: { id: user.id, label: user.email },
    customer: { deliveryCountry: 'DE', vatId: 'DE312748100' },
    recipient: ['Elbquant'],
    selections: [{ lineId: '1', productCode: CODE, from: FROM, to: TO }],
  })
  if (!saved.ok) throw new Error(saved.refusal.code)
  const { number } = saved.value
  await rows(
    null,
    `update saved_quotes set created_on = created_on - 30, valid_until = ? where number = ?`,
    [validUntil, number]
  )
}

test.group('Orders | who is touched when a product changes', (group) => {
  let id = 0
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    id = await givenSoldProduct(CODE)
    await givenSoldProduct(OTHER)
  })

  test('baskets, saved quotes that hold and orders under way are counted on the page of the product', async ({
    assert,
    client,
  }) => {
    await givenBuyer(CODE)
    await givenBuyer(CODE)
    await givenBuyer(OTHER)
    const today = CalendarDay.today()
    await givenSavedQuote(today.iso)
    await givenSavedQuote(today.plusDays(-1).iso)
    for (const state of ['Registered', 'Processing', 'Completed', 'Rejected'] as const) {
      const number = await givenOrder({ state, products: ['A', 'B'] })
      await rows(
        null,
        `update order_items set product_id = ?
          where order_id = (select id from orders where number = ?)`,
        [id, number]
      )
    }
    const page = await client
      .get(`/admin/manage-products/${id}`)
      .loginAs(await createStaff('admin'))
      .withInertia()
    const { touched } = page.inertiaProps as unknown as {
      touched: { what: string; count: number }[]
    }
    const counts = Object.fromEntries(touched.map(({ what, count }) => [what, count]))
    assert.deepInclude(counts, { baskets: 2, saved_quotes: 1, orders: 2 })
  })
})
