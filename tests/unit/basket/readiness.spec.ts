import { test } from '@japa/runner'
import { refuseAddresses, refuseReview } from '#basket/domain/readiness'

const review = { locked: false, items: 1, regionBlocked: false, sellable: true }
const addresses = {
  deliveryComplete: true,
  billingComplete: true,
  company: 'Donau Quant Research GmbH',
  vatId: 'ATU63512345',
  vatIdNeeded: true,
  vatIdCountry: 'AT',
  vatIdOfEu: true,
}

test.group('Basket, step 1', () => {
  test('a sellable basket goes on', ({ assert }) => assert.isNull(refuseReview(review)))

  test('{code}')
    .with([
      { change: { locked: true, items: 0 }, code: 'basket.errors.locked_checkout' },
      { change: { items: 0 }, code: 'basket.errors.empty' },
      { change: { regionBlocked: true, sellable: false }, code: 'basket.errors.region_blocked' },
      { change: { sellable: false }, code: 'basket.errors.not_sellable' },
    ])
    .run(({ assert }, { change, code }) => {
      assert.equal(refuseReview({ ...review, ...change })?.code, code)
    })
})

test.group('Basket, step 2', () => {
  test('complete addresses and a VAT ID go on', ({ assert }) => {
    assert.isNull(refuseAddresses(addresses))
  })

  test('outside the EU no VAT ID is asked for', ({ assert }) => {
    const outside = {
      ...addresses,
      vatIdNeeded: false,
      vatId: null,
      vatIdCountry: null,
      vatIdOfEu: false,
    }
    assert.isNull(refuseAddresses(outside))
  })

  test('{code}')
    .with([
      { change: { deliveryComplete: false }, code: 'basket.errors.delivery_address_missing' },
      { change: { billingComplete: false }, code: 'basket.errors.billing_address_missing' },
      { change: { company: '' }, code: 'basket.errors.company_missing' },
      {
        change: { vatId: null, vatIdCountry: null, vatIdOfEu: false },
        code: 'basket.errors.vat_id_missing',
      },
      { change: { vatIdOfEu: false }, code: 'catalogue.errors.vat_id_not_of_eu' },
    ])
    .run(({ assert }, { change, code }) => {
      assert.equal(refuseAddresses({ ...addresses, ...change })?.code, code)
    })
})
