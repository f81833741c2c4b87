import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { checkout, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { readAsWritten } from '#tests/fixtures/shared/read_as_written'

const WITH_VAT = /VAT\s\d+\s%|Total incl\. VAT/
const NET_PRICE = 'outside the EU: prices are net.'

/** What a page of the shop says to its reader. */
async function wordsOf(client: ApiClient, reader: User, path: string): Promise<string> {
  const page = await client
    .get(path)
    .loginAs(reader)
    .header('referer', `http://${process.env.HOST}:${process.env.PORT}/basket/2`)
    .accept('html')
  page.assertStatus(200)
  const [, main] = /<main(.*)<\/main>/s.exec(readAsWritten(page.text()))!
  return main!.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, ' ')
}

test.group('Orders | totals of a delivery outside the European Union', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS', { dailyCents: 4_900 })
  })

  test('{country}: basket and order say {shown}')
    .with([
      { country: 'CH', cents: 29_500, isNet: true, shown: 'the net total alone, and why' },
      { country: 'FR', cents: 29_500, isNet: false, shown: 'the total with its VAT' },
      { country: 'DE', cents: 35_105, isNet: false, shown: 'the total with its VAT' },
    ])
    .run(async ({ assert, client }, { country, cents, isNet }) => {
      const buyer = await givenBuyer('TICKS', country)
      const words: string[] = []
      for (const path of ['/basket/1', '/basket/3']) words.push(await wordsOf(client, buyer, path))
      await checkout(client, buyer, { expectedTotalCents: cents })
      const [order] = await ordersOf(buyer)
      words.push(await wordsOf(client, buyer, `/my-account/my-orders/${order!.number}`))
      for (const said of words) {
        assert.match(said, isNet ? /Net total, EUR/ : /Total incl\. VAT, EUR/)
        assert.equal(WITH_VAT.test(said), !isNet)
        assert.equal(said.includes(NET_PRICE), isNet)
      }
      const ofOrder = words.at(-1)!
      const total = ofOrder.indexOf(isNet ? 'Net total' : 'Total incl. VAT')
      assert.isBelow(total, ofOrder.indexOf('Subtotal'), 'a phone shows the total before all else')
    })
})
