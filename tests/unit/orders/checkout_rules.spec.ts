import { test } from '@japa/runner'
import shop from '#config/shop'
import { refuseDeclaration, type Declaration } from '#orders/domain/checkout_rules'
import type { MethodFacts } from '#orders/domain/payment/method_rules'
import { missingConsent, recordConsents } from '#orders/domain/consents'

const facts = (grossCents: number): MethodFacts => ({
  grossCents,
  cardLimitCents: 950_000,
  cardOffered: false,
  cardAllowed: true,
  deliveryInEu: true,
  mayUseQuota: false,
  quotaNetCents: grossCents,
  quotaRemainingCents: null,
})

const complete: Declaration = {
  consents: ['terms', 'legal_entity'],
  paymentMethod: 'BankTransfer',
  expectedTotalCents: 41_650,
  locale: 'de',
}

test.group('Declarations of the checkout', () => {
  test('terms, legal entity, a payment method and the total that was seen are enough', ({
    assert,
  }) => {
    assert.isNull(refuseDeclaration(complete, facts(41_650), '2.0'))
  })

  test('{code}')
    .with([
      { change: { consents: ['legal_entity', 'privacy'] }, code: 'orders.errors.consent_terms' },
      { change: { consents: ['terms'] }, code: 'orders.errors.consent_legal_entity' },
      { change: { paymentMethod: null }, code: 'orders.errors.payment_method' },
      { change: { paymentMethod: 'Card' }, code: 'orders.errors.payment_method' },
      { change: { termsVersion: '1.9' }, code: 'orders.errors.terms_changed' },
      { change: { expectedTotalCents: 41_649 }, code: 'orders.errors.total_changed' },
    ] satisfies { change: Partial<Declaration>; code: string }[])
    .run(({ assert }, { change, code }) => {
      assert.equal(refuseDeclaration({ ...complete, ...change }, facts(41_650), '2.0')?.code, code)
    })

  test('who says no way to pay, or one that is not offered, is told those that would do', ({
    assert,
  }) => {
    for (const paymentMethod of [null, 'Card'] as const) {
      const refusal = refuseDeclaration({ ...complete, paymentMethod }, facts(41_650), '2.0')
      assert.deepEqual(refusal?.params, { choices: 'BankTransfer' })
    }
  })

  test('a changed total is a conflict that names the new one', ({ assert }) => {
    const refusal = refuseDeclaration(complete, facts(123_450), '2.0')
    assert.deepInclude(refusal, { status: 409, params: { total: '1.234,50' } })
  })

  test('each declaration is kept with its version and time; those for information are optional', ({
    assert,
  }) => {
    const at = '2026-09-18T07:41:00.000Z'
    assert.isNull(missingConsent(['terms', 'legal_entity']))
    assert.deepEqual(
      recordConsents(['privacy', 'terms'], at, shop.termsVersions).map(({ document, version }) => [
        document,
        version,
      ]),
      [
        ['terms', '1.9'],
        ['privacy', '1.4'],
      ]
    )
    const [later] = recordConsents(['terms'], '2026-11-21T23:00:00.000Z', shop.termsVersions)
    assert.equal(later!.version, '2.0', 'of the day in Berlin on which it was declared')
    assert.isTrue(
      recordConsents(['privacy'], at, shop.termsVersions).every((consent) => consent.at === at)
    )
  })
})
