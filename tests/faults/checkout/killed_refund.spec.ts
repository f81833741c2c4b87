import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { listInvoicesOfOrder } from '#billing/queries/invoice/find_invoice'
import { listRefunds } from '#billing/queries/refund/find_refund'
import { inOwnProcess, isLong, Scene } from '#tests/faults/checkout/buyers'
import { carryOut } from '#tests/faults/checkout/wish'
import { attemptsOf, givenCard } from '#tests/fixtures/orders/card_payment'
import { givenBuyer } from '#tests/fixtures/basket/given_basket'
import { sweepCardRefunds } from '#tests/fixtures/billing/sweep_card_refunds'
import { contradictionsOfMoney } from '#tests/fixtures/billing/contradictions'

const POINTS = ['before_provider', 'after_provider', 'before_finish', 'in_finish', 'after_finish']
const AMOUNT = 5_000

/** The quick profile kills at every point once; the long one five times. */
const rounds = isLong ? 5 : 1

test.group('Card refund | a process that is killed', (group) => {
  let scene: Scene
  group.setup(async () => {
    scene = await Scene.open()
    return () => scene.close()
  })
  group.teardown(async () => {
    await rows(null, `update invoice_counters set last_number = 10000`)
  })

  async function givenPaidByCard() {
    scene.play('')
    const buyer = await givenBuyer('TICKS')
    const cardId = await givenCard()
    await carryOut({ does: 'pay', userId: buyer.id, cardId, key: randomUUID() })
    const [attempt] = await attemptsOf(buyer)
    const payment = scene.provider.provider.payments.payments.get(attempt!.paymentId!)!
    return { orderNumber: attempt!.orderNumber!, payment }
  }

  test('{$i}: killed at {$self}: given back once, one credit note')
    .with(Array.from({ length: rounds }, () => POINTS).flat())
    .run(async ({ assert }, point) => {
      const { orderNumber, payment } = await givenPaidByCard()
      const key = randomUUID()
      const wish = { does: 'refund' as const, orderNumber, amountCents: AMOUNT, key }
      assert.isNull(await inOwnProcess(wish, `refund.${point}`))
      await Promise.all([carryOut(wish), carryOut(wish)])
      await sweepCardRefunds()
      const again = await carryOut(wish)
      assert.equal(again.state, 'Done')
      assert.deepEqual([payment.cancels, Number(payment.canceled) / 100], [1, AMOUNT])
      assert.lengthOf(await listRefunds(orderNumber), 1)
      const papers = (await listInvoicesOfOrder(orderNumber)).map(({ kind }) => kind)
      assert.deepEqual(papers, ['Invoice', 'CreditNote'])
      assert.deepEqual(await contradictionsOfMoney(), [])
    })
    .timeout(300_000)

  const openTransactions = async () => {
    const [open] = await rows<{ open: number }>(
      null,
      `select count(*) as open from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`
    )
    return open!.open
  }

  test('no transaction is open while the provider is asked', async ({ assert, cleanup }) => {
    const { orderNumber } = await givenPaidByCard()
    const open: number[] = []
    const ask = globalThis.fetch
    cleanup(() => void (globalThis.fetch = ask))
    globalThis.fetch = async (address, options) => {
      open.push(await openTransactions())
      return ask(address, options)
    }
    await carryOut({ does: 'refund', orderNumber, amountCents: AMOUNT, key: randomUUID() })
    assert.isNotEmpty(open)
    assert.deepEqual([...new Set(open)], [0])
    assert.containsSubset(await listRefunds(orderNumber), [{ state: 'Done' }])
  }).timeout(300_000)
})
