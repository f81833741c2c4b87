import shop from '#config/shop'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { PNG } from 'pngjs'
import { judgeMethods, refuseMethod, type MethodFacts } from '#orders/domain/payment/method_rules'
import { judgePayment, type SeenPayment } from '#orders/domain/payment/judge_payment'
import { pauseBeforeLookUp } from '#orders/domain/payment/look_up_plan'
import { fromProviderAmount, toProviderAmount } from '#orders/domain/payment/provider_amount'
import { CELL_POINTS } from '#orders/domain/payment/one_bit_png'
import { epcPicture, epcSquares, epcText } from '#orders/domain/payment/epc_code'
import { quotaEntryFor } from '#orders/domain/quota/quota_entry'

const facts: MethodFacts = {
  grossCents: 41_650,
  cardLimitCents: 950_000,
  cardOffered: true,
  cardAllowed: true,
  deliveryInEu: true,
  mayUseQuota: true,
  quotaNetCents: 35_000,
  quotaRemainingCents: 35_000,
}

test.group('Payment methods', () => {
  test('all three where nothing speaks against them', ({ assert }) => {
    const reasons = judgeMethods(facts).map(({ method, reason }) => [method, reason])
    assert.deepEqual(reasons, [
      ['BankTransfer', null],
      ['Card', null],
      ['Quota', null],
    ])
  })

  test('{change}: {method} is shown as impossible because of {reason}')
    .with([
      { change: { cardAllowed: false }, method: 'Card', reason: 'payment.errors.card_product' },
      { change: { deliveryInEu: false }, method: 'Card', reason: 'payment.errors.card_country' },
      { change: { grossCents: 950_001 }, method: 'Card', reason: 'payment.errors.card_limit' },
      { change: { grossCents: 0 }, method: 'Card', reason: 'payment.errors.card_nothing' },
      { change: { grossCents: 950_000 }, method: 'Card', reason: null },
      {
        change: { quotaRemainingCents: 34_999 },
        method: 'Quota',
        reason: 'quota.errors.insufficient',
      },
      { change: { quotaRemainingCents: null }, method: 'Quota', reason: 'quota.errors.none_today' },
      { change: { quotaRemainingCents: 35_000 }, method: 'Quota', reason: null },
    ] satisfies { change: Partial<MethodFacts>; method: string; reason: string | null }[])
    .run(({ assert }, { change, method, reason }) => {
      const choices = judgeMethods({ ...facts, ...change })
      assert.equal(choices.find((choice) => choice.method === method)!.reason, reason)
    })

  test('what is not offered is not shown, and refused when it is sent', ({ assert }) => {
    const poor = { ...facts, cardOffered: false, mayUseQuota: false }
    assert.deepEqual(
      judgeMethods(poor).map(({ method }) => method),
      ['BankTransfer']
    )
    for (const method of ['Card', 'Quota'] as const) {
      assert.equal(refuseMethod(method, poor)?.code, 'orders.errors.payment_method')
    }
  })

  test('an impossible card is refused in the words that name everything to check', ({ assert }) => {
    const refusal = refuseMethod('Card', { ...facts, deliveryInEu: false })
    assert.deepEqual(refusal, { code: 'payment.errors.card_refused', field: 'paymentMethod' })
  })
})

const expected = { providerOrderId: 'kontor-1', amountCents: 41_650, currency: 'EUR' }

const seen: SeenPayment = {
  paymentId: 's-pay-1',
  chargeId: 's-chg-1',
  orderId: 'kontor-1',
  status: 'success',
  chargedCents: 41_650,
  canceledCents: 0,
  currency: 'EUR',
  isChargedBack: false,
  redirectUrl: null,
  message: null,
}

test.group('What a payment means', () => {
  test('{change} is {verdict}')
    .with([
      { change: {}, verdict: 'paid' },
      { change: { chargedCents: 41_649 }, verdict: 'amount_mismatch' },
      { change: { chargedCents: 41_651 }, verdict: 'amount_mismatch' },
      { change: { chargedCents: null }, verdict: 'amount_mismatch' },
      { change: { currency: 'USD' }, verdict: 'amount_mismatch' },
      { change: { orderId: 'kontor-2' }, verdict: 'foreign' },
      { change: { status: 'pending' }, verdict: 'pending' },
      { change: { status: 'error' }, verdict: 'declined' },
      { change: { chargedCents: 0, canceledCents: 41_650 }, verdict: 'returned' },
      { change: { isChargedBack: true }, verdict: 'returned' },
    ] satisfies { change: Partial<SeenPayment>; verdict: string }[])
    .run(({ assert }, { change, verdict }) => {
      assert.equal(judgePayment(expected, { ...seen, ...change }), verdict)
    })
})

test.group('Amounts of the card provider', () => {
  test('every amount comes back as it was', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (cents) => {
        assert.equal(fromProviderAmount(toProviderAmount(cents)), cents)
      })
    )
    assert.equal(toProviderAmount(35_005), '350.0500')
  })

  test('{text} is {cents}')
    .with([
      { text: '350.0000', cents: 35_000 },
      { text: '0.1000', cents: 10 },
      { text: '350', cents: 35_000 },
      { text: '350.0050', cents: null },
      { text: '-1.0000', cents: null },
      { text: '1e3', cents: null },
      { text: '', cents: null },
      { text: undefined, cents: null },
    ])
    .run(({ assert }, { text, cents }) => {
      assert.equal(fromProviderAmount(text), cents)
    })
})

test.group('Transfer code', () => {
  test('is a SEPA credit transfer with the structured reference', ({ assert }) => {
    assert.deepEqual(epcText(10_482, 41_650, shop.bankAccount).split('\n'), [
      'BCD',
      '002',
      '1',
      'SCT',
      'ALSTDEHHXXX',
      'Alster Exchange AG',
      'DE65209999000000700700',
      'EUR416.50',
      '',
      'RF3610482',
    ])
  })

  test('is drawn as squares of a grid', ({ assert }) => {
    const { path, size } = epcSquares(10_482, 41_650, shop.bankAccount)
    assert.isAbove(size, 30)
    assert.match(path, /^(M\d+ \d+h1v1h-1z)+$/)
  })

  test('the picture of the mail shows the same squares, with a light margin of four cells', ({
    assert,
  }) => {
    const { path, size } = epcSquares(10_482, 41_650, shop.bankAccount)
    const picture = PNG.sync.read(epcPicture(10_482, 41_650, shop.bankAccount))
    assert.equal(picture.width, (size + 8) * CELL_POINTS)
    const isDark = (column: number, row: number) =>
      picture.data[((row + 4) * picture.width + column + 4) * CELL_POINTS * 4] === 0
    const dark = new Set(path.match(/(?<=M)\d+ \d+/g))
    for (let row = -4; row < size + 4; row++) {
      for (let column = -4; column < size + 4; column++) {
        assert.equal(isDark(column, row), dark.has(`${column} ${row}`), `${column} ${row}`)
      }
    }
  })
})

test.group('Look-ups and quota entries', () => {
  test('an unanswered payment is asked for soon, then every minute, after the lock rarely', ({
    assert,
  }) => {
    const pauses = [0, 1, 2, 3, 10].map((lookUps) => pauseBeforeLookUp(lookUps))
    assert.deepEqual(pauses, [5, 25, 30, 60, 60])
    assert.equal(pauseBeforeLookUp(0, false), 900)
  })

  test('an order in {to} has its quota {entry}')
    .with([
      { to: 'Registered', entry: 'Reserved' },
      { to: 'Confirmed', entry: 'Booked' },
      { to: 'Completed', entry: 'Booked' },
      { to: 'Failed', entry: 'Released' },
      { to: 'Rejected', entry: 'Released' },
    ] as const)
    .run(({ assert }, { to, entry }) => {
      assert.equal(quotaEntryFor(to, 'Reserved'), entry)
      assert.equal(quotaEntryFor('Archived', entry), entry)
    })
})
