import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { settleNotified } from '#orders/actions/payment/settle_notified'
import { listAudit } from '#shared/audit'
import { mailsTo, ordersOf } from '#tests/fixtures/orders/checkout'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import {
  attemptsOf,
  givenCard,
  givenCardProvider,
  payByCard,
} from '#tests/fixtures/orders/card_payment'
import { givenAttempt } from '#tests/fixtures/orders/given_attempt'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import shop from '#config/shop'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

const PAGE = '/admin/manage-orders/payments'

test.group('Orders | payments that no order can use', (group) => {
  let provider: CardProvider
  group.setup(async () => {
    provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => provider.provider.play(''))

  test('are listed, told by mail, and given back once by staff', async ({ assert, client }) => {
    await givenSoldProduct('TICKS')
    const buyer = await givenBuyer('TICKS')
    provider.provider.play('amount-mismatch')
    await payByCard(client, buyer, await givenCard())
    const [attempt] = await attemptsOf(buyer)
    const [mail] = await mailsTo({ email: shop.support.email })
    assert.match(mail!.text, /417\.50 EUR were taken/)

    const admin = await createStaff('manager')
    const list = await client.get('/admin/manage-orders').loginAs(admin).withInertia()
    list.assertInertiaPropsContains({ paymentsToDecide: 1 })
    const page = await client.get(PAGE).loginAs(admin).withInertia()
    page.assertInertiaPropsContains({
      payments: [{ id: attempt!.id, state: 'Review', capturedCents: 41_750, amountCents: 41_650 }],
    })

    const giveBack = () =>
      client.put(`${PAGE}/${attempt!.id}`).loginAs(admin).withCsrfToken().withInertia().redirects(0)
    await giveBack()
    assert.equal((await attemptsOf(buyer))[0]!.state, 'Refunded')
    const payment = provider.provider.payments.payments.get(attempt!.paymentId!)!
    assert.equal(payment.canceled, payment.amount)
    assert.equal(payment.cancels, 1)
    const again = await giveBack()
    assert.match(errorsOf(again).form![0]!, /decided already/)
    assert.equal(payment.cancels, 1)
    assert.isEmpty(await ordersOf(buyer))

    const history = await listAudit({ type: 'payment', id: attempt!.id })
    assert.deepEqual(
      history.map(({ action, actor }) => [action, actor.id]),
      [
        ['payments.to_decide', null],
        ['payments.refunded', admin.id],
      ]
    )
  })

  test('stay open while the provider does not confirm the refund', async ({ assert, client }) => {
    const customer = await createCustomer()
    const id = await givenAttempt(customer, {
      state: 'Review',
      reason: 'duplicate',
      paymentId: 's-pay-777',
    })
    const admin = await createStaff('admin')
    const refused = await client
      .put(`${PAGE}/${id}`)
      .loginAs(admin)
      .withCsrfToken()
      .withInertia()
      .redirects(0)
    assert.match(errorsOf(refused).form![0]!, /not confirmed the refund/)
    assert.equal((await attemptsOf(customer))[0]!.state, 'Refunding')
  })

  test('a bank that takes the money of an order back is told once and closed by staff', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('TICKS')
    const buyer = await givenBuyer('TICKS')
    await payByCard(client, buyer, await givenCard())
    const [{ id, paymentId, orderNumber } = assert.fail()] = await attemptsOf(buyer)
    await settleNotified(paymentId!)
    assert.isEmpty(await mailsTo({ email: shop.support.email }))

    provider.provider.payments.write({ kind: 'chargeback', paymentId: paymentId! })
    await Promise.all([settleNotified(paymentId!), settleNotified(paymentId!)])
    await settleNotified(paymentId!)
    const mails = await mailsTo({ email: shop.support.email })
    assert.lengthOf(mails, 1)
    assert.include(mails[0]!.text, `order ${orderNumber}`)
    assert.containsSubset(await ordersOf(buyer), [{ number: orderNumber, state: 'Confirmed' }])

    const admin = await createStaff('manager')
    const list = await client.get('/admin/manage-orders').loginAs(admin).withInertia()
    list.assertInertiaPropsContains({ paymentsToDecide: 1 })
    const page = await client.get(PAGE).loginAs(admin).withInertia()
    const row = { id, state: 'ChargedBack', reason: 'chargeback', otherOrder: orderNumber }
    page.assertInertiaPropsContains({ payments: [row] })

    const close = () =>
      client.put(`${PAGE}/${id}`).loginAs(admin).withCsrfToken().withInertia().redirects(0)
    await close()
    assert.match(errorsOf(await close()).form![0]!, /decided already/)
    assert.equal(provider.provider.payments.payments.get(paymentId!)!.cancels, 0)
    const after = await client.get(PAGE).loginAs(admin).withInertia()
    after.assertInertiaPropsContains({ payments: [{ id, state: 'Closed' }] })
    const history = await listAudit({ type: 'payment', id })
    assert.deepEqual(
      history.map(({ action, actor }) => [action, actor.id]),
      [
        ['payments.charged_back', null],
        ['payments.chargeback_closed', admin.id],
      ]
    )
  })

  test('money that is taken back at once makes no order', async ({ assert, client }) => {
    await givenSoldProduct('TICKS')
    const buyer = await givenBuyer('TICKS')
    provider.provider.play('chargeback')
    await payByCard(client, buyer, await givenCard())
    assert.isEmpty(await ordersOf(buyer))
    assert.equal((await attemptsOf(buyer))[0]!.state, 'Failed')
  })
})
