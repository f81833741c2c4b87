import { test } from '@japa/runner'
import fc from 'fast-check'
import { percentOf } from '#shared/domain/money'
import { creditPart, type Credit, type Uncredited } from '#billing/domain/refund/credit_part'

const RATES = [19, 7, 0, 20, 8.1, 5.5, 25]

const invoiceOf = (netCents: number, percent: number): Uncredited => {
  const vatCents = percentOf(netCents, percent)
  return { netCents, vatCents, payableCents: netCents + vatCents }
}

const after = (left: Uncredited, credit: Credit, amountCents: number): Uncredited => ({
  netCents: left.netCents - credit.netCents,
  vatCents: left.vatCents - credit.vatCents,
  payableCents: left.payableCents - amountCents,
})

test.group('Credit notes | basis, VAT and rounding', () => {
  test('1,234.56 at 19 %: no basis gives it to the cent, so the nearest one is rounded', ({
    assert,
  }) => {
    const credit = creditPart(invoiceOf(500_000, 19), 123_456, 19)
    assert.equal(credit.netCents + credit.vatCents + credit.roundingCents, 123_456)
    assert.equal(credit.vatCents, percentOf(credit.netCents, 19))
    assert.equal(Math.abs(credit.roundingCents), 1)
  })

  test('where a basis gives the amount to the cent nothing is rounded', ({ assert }) => {
    const credit = creditPart(invoiceOf(35_000, 19), 10_001, 19)
    assert.deepEqual(credit, { netCents: 8_404, vatCents: 1_597, roundingCents: 0 })
  })

  test('all of the rest is the rest of the invoice', ({ assert }) => {
    const left = { netCents: 26_596, vatCents: 5_053, payableCents: 31_648 }
    assert.deepEqual(creditPart(left, 31_648, 19), {
      netCents: 26_596,
      vatCents: 5_053,
      roundingCents: -1,
    })
  })

  test('in any parts: each has the right VAT, all add up to the invoice within two cents of VAT', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.constantFrom(...RATES),
        fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 12 }),
        (net, percent, parts) => {
          const invoice = invoiceOf(net, percent)
          let left = invoice
          for (const part of [...parts, invoice.payableCents]) {
            if (left.payableCents <= 0) break
            const amount = Math.min(part, left.payableCents)
            const credit = creditPart(left, amount, percent)
            assert.equal(credit.vatCents, percentOf(credit.netCents, percent))
            assert.equal(credit.netCents + credit.vatCents + credit.roundingCents, amount)
            assert.isAtLeast(credit.netCents, 1)
            assert.isAtMost(Math.abs(credit.roundingCents), 12)
            left = after(left, credit, amount)
          }
          assert.deepEqual([left.netCents, left.payableCents], [0, 0])
          assert.isAtMost(Math.abs(left.vatCents), percent === 0 ? 0 : 2)
        }
      ),
      { numRuns: 2_000 }
    )
  })
})
