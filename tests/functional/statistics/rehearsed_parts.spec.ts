import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { forgetReferenceData } from '#catalogue'
import { saveQuote } from '#catalogue/actions/save_quote'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { rehearse } from '#statistics/actions/rehearsal/rehearse'
import { findRehearsal } from '#statistics/queries/rehearsal/rehearsals'
import { givenBuyer, givenItem, givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenRehearsal } from '#tests/fixtures/statistics/given_rehearsal'

const CODE = 'rehearsed_open'
const GERMANY = { deliveryCountry: 'DE', vatId: 'DE312748100' }
const today = CalendarDay.today()
let productId = 0

async function reportOf(wish: Parameters<typeof givenRehearsal>[0]) {
  const id = await givenRehearsal(wish)
  await rehearse(id)
  return { id, report: (await findRehearsal(id))!.report! }
}

async function givenSavedQuote(user: User) {
  const [from, to] = [CalendarDay.parse(WEEK.from)!, CalendarDay.parse(WEEK.to)!]
  const saved = await saveQuote({
    ...{ actor: { id: user.id, label: user.email }, customer: GERMANY, recipient: ['Elbquant'] },
    selections: [{ lineId: '1', productCode: CODE, from, to }],
  })
  if (!saved.ok) throw new Error(saved.refusal.code)
}

/** Sold by modules, the level being that of all modules of an order. */
async function givenLevels() {
  await rows(null, `insert into price_groups values ('rehearsed', 'Rehearsed')`)
  await rows(
    null,
    `insert into module_price_levels
     values ('rehearsed', 1, 2, 40_000), ('rehearsed', 3, null, 30_000)`
  )
  await rows(
    null,
    `update products set pricing = 'module', price_group = 'rehearsed', daily_price_cents = null
      where id = ?`,
    [productId]
  )
  forgetReferenceData()
}

/** An order of so many days of the product. */
async function givenSold(days: number, cents: number) {
  const number = await givenOrder({ cents, state: 'Completed' })
  await rows(
    null,
    `update order_items set product_id = ?, counted_days = ?, price_cents = ?
      where order_id = (select id from orders where number = ?)`,
    [productId, days, cents, number]
  )
}

test.group('Statistics | what rules are rehearsed over', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    // What other specs left is not counted.
    await rows(null, `update orders set created_at = created_at - interval '3 years'`)
    await rows(null, 'delete from basket_items')
    await rows(
      null,
      `update saved_quotes set created_on = created_on - 60, valid_until = created_on - 30`
    )
    productId = await givenSoldProduct(CODE, { dailyCents: 10_000 })
  })

  const prices = [{ code: CODE, cents: 11_000 }]

  test('open baskets are sold by both rules; saved quotes keep their price, and what that gives away is told', async ({
    assert,
  }) => {
    await givenBuyer(CODE)
    await givenSavedQuote(await createCustomer())
    const { report } = await reportOf({ prices })
    assert.deepEqual(report.baskets, {
      ...{ count: 1, changed: 1, overCard: 0 },
      net: [50_000, 55_000],
    })
    assert.deepEqual(report.quotes, {
      ...{ count: 1, changed: 0, beyond: 1, forgoneCents: 5_000 },
      gross: [59_500, 59_500],
    })
    const { products, customers } = report.open!
    assert.deepEqual(
      products.map(({ code, items, cents }) => [code, items, cents]),
      [[CODE, 2, [100_000, 105_000]]]
    )
    assert.deepEqual(customers.map(({ net }) => net).toSorted(), [
      [50_000, 50_000],
      [50_000, 55_000],
    ])
  })

  test('what a saved quote put into a basket counts with the quote, until that has ended', async ({
    assert,
  }) => {
    const buyer = await givenBuyer(CODE)
    await givenSavedQuote(buyer)
    await rows(
      null,
      `update basket_items i set saved_quote = q.number, saved_line = '1'
         from saved_quotes q where q.user_id = i.user_id`
    )
    const { report } = await reportOf({ prices })
    assert.deepEqual([report.baskets.count, report.baskets.net], [0, [0, 0]])
    assert.deepEqual([report.quotes.count, report.quotes.gross], [1, [59_500, 59_500]])
    await givenItem(buyer, CODE)
    const { report: besides } = await reportOf({ prices })
    assert.deepEqual([besides.baskets.count, besides.baskets.net], [1, [50_000, 55_000]])
    await rows(
      null,
      'update saved_quotes set created_on = created_on - 60, valid_until = shop_today() - 1'
    )
    const { report: ended } = await reportOf({ prices })
    assert.deepEqual([ended.baskets.count, ended.baskets.net], [1, [100_000, 110_000]])
    assert.equal(ended.quotes.count, 0)
  })

  test('levels of modules: the sum of all modules of an order picks the level of the draft', async ({
    assert,
  }) => {
    await givenLevels()
    await givenSold(62, 80_000)
    await givenSold(63, 90_000)
    const levels = [
      { lowLimit: 1, cents: 50_000 },
      { lowLimit: 2, cents: 35_000 },
    ]
    const { report } = await reportOf({ levels: [{ group: 'rehearsed', levels }] })
    // Two modules and three: 2 × 400 and 3 × 300, then 2 × 350 and 3 × 350.
    assert.deepEqual(report.net, [170_000, 175_000])
    assert.deepEqual(
      report.most.map(({ net }) => net),
      [
        [90_000, 105_000],
        [80_000, 70_000],
      ]
    )
  })

  test('a rehearsed price is published from its page, with a day that can be one', async ({
    assert,
    client,
  }) => {
    const { id } = await reportOf({ prices })
    const admin = await createStaff('admin')
    const publish = async (from: string) => {
      const address = `/admin/rules/${id}/publish`
      const asked = client.post(address).form({ from }).loginAs(admin).withCsrfToken()
      const answer = await asked.redirects(0)
      return {
        toasts: answer.flashMessage('toasts') as unknown,
        errors: answer.flashMessage('inputErrorsBag') as Record<string, string[]> | undefined,
      }
    }
    for (const wrong of ['', '2027/02/31', today.plusDays(-1).format(), '2999/01/01']) {
      const { errors } = await publish(wrong)
      assert.deepEqual(Object.keys(errors!), ['from'], wrong)
      assert.notInclude(errors!.from![0]!, 'errors.')
    }
    const from = today.plusDays(7)
    const { toasts } = await publish(from.format())
    assert.containsSubset(toasts, [{ tone: 'success' }])
    const page = await client.get('/product/details/' + CODE).withInertia()
    const { detail } = page.inertiaProps as unknown as { detail: { nextPrice: unknown } }
    assert.deepEqual(detail.nextPrice, { from: from.iso, cents: 11_000 })
    const [again] = (await publish(from.format())).errors!.from!
    assert.include(again, admin.email)
  })
})
