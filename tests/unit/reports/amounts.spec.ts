import { test } from '@japa/runner'
import { judgeDiscount } from '#reports/domain/discount'
import { readTypedAmount } from '#reports/domain/typed_amount'

test.group('Discount of a report', () => {
  test('{typed} is {cents}')
    .with([
      { typed: '10', cents: 1000 },
      { typed: '10,5', cents: 1050 },
      { typed: '10.50', cents: 1050 },
      { typed: '1.234,56', cents: 123_456 },
      { typed: '1,234.56', cents: 123_456 },
      { typed: '0', cents: 0 },
      { typed: '-1', cents: -100 },
      { typed: '−1', cents: -100 },
      { typed: 'abc', cents: null },
      { typed: '', cents: null },
      { typed: '1e3', cents: null },
      { typed: '0x10', cents: null },
      { typed: '10.505', cents: 1_050_500 },
      { typed: 'NaN', cents: null },
    ])
    .run(({ assert }, { typed, cents }) => assert.equal(readTypedAmount(typed), cents))

  test('{discount} of {price} is allowed: {ok}')
    .with([
      { discount: 0, price: 100, ok: true },
      { discount: 100, price: 100, ok: true },
      { discount: 101, price: 100, ok: false },
      { discount: -1, price: 100, ok: false },
    ])
    .run(({ assert }, { discount, price, ok }) =>
      assert.equal(judgeDiscount(discount, price).ok, ok)
    )
})
