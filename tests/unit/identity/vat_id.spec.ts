import { test } from '@japa/runner'
import { checkVatId, isVatIdRequired, normaliseVatId } from '#identity/domain/vat_id'

test.group('Identity | VAT ID', () => {
  test('{vatId} in {country}: {expected}')
    .with([
      { country: 'DE', vatId: 'DE312748100', expected: true },
      { country: 'DE', vatId: 'de 312 748 100', expected: true },
      { country: 'DE', vatId: 'DE312748101', expected: false },
      { country: 'DE', vatId: 'DE31274810', expected: false },
      { country: 'DE', vatId: '312748100', expected: false },
      { country: 'DE', vatId: '', expected: false },
      // A member state's ID serves in every other one.
      { country: 'DE', vatId: 'FR36901274635', expected: true },
      { country: 'FR', vatId: 'FR36901274635', expected: true },
      { country: 'FR', vatId: 'FR37901274635', expected: false },
      { country: 'FR', vatId: 'CHE412736506', expected: false },
      { country: 'CH', vatId: 'CHE-412.736.506 MWST', expected: true },
      { country: 'CH', vatId: 'CHE-412.736.507', expected: false },
      { country: 'CH', vatId: 'DE312748100', expected: false },
      { country: 'GR', vatId: 'EL094259216', expected: true },
      { country: 'GB', vatId: 'GB434031494', expected: true },
      { country: 'US', vatId: '12-3456789', expected: true },
      { country: 'US', vatId: '??', expected: false },
      { country: 'US', vatId: '<b>123456</b>', expected: false },
    ])
    .run(({ assert }, { country, vatId, expected }) => {
      assert.equal(checkVatId(country, vatId), expected)
    })

  test('a VAT ID is needed within the European Union only', ({ assert }) => {
    for (const code of ['DE', 'FR', 'GR', 'HR']) assert.isTrue(isVatIdRequired(code), code)
    for (const code of ['CH', 'GB', 'US', 'NO', 'LI', 'de', '']) {
      assert.isFalse(isVatIdRequired(code), code)
    }
  })

  test('it is stored without separators, in capitals', ({ assert }) => {
    assert.equal(normaliseVatId(' che-412.736.506 mwst '), 'CHE412736506MWST')
  })
})
