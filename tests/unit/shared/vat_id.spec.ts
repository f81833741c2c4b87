import { test } from '@japa/runner'
import { countryOfVatId, normaliseVatId, readVatId } from '#shared/domain/vat_id'

const WRONG = 'validation.vat_id.invalid'
const WHOSE = 'validation.vat_id.without_country'

test.group('VAT ID', () => {
  test('{typed} is one of {country}')
    .with([
      { typed: 'DE312748100', country: 'DE' },
      { typed: 'de 312 748 100', country: 'DE' },
      { typed: 'FR40303265045', country: 'FR' },
      { typed: 'FR36901274635', country: 'FR' },
      { typed: 'CHE-116.281.710', country: 'CH' },
      { typed: 'CHE-412.736.506 MWST', country: 'CH' },
      { typed: 'EL094259216', country: 'GR' },
      { typed: 'GB434031494', country: 'GB' },
      { typed: 'XI434031494', country: 'GB' },
      { typed: 'US 12-3456789', country: 'US' },
    ])
    .run(({ assert }, { typed, country }) => {
      assert.deepEqual(readVatId(typed), {
        ok: true,
        value: { vatId: normaliseVatId(typed), country },
      })
      assert.equal(countryOfVatId(typed), country)
    })

  test('{typed} is refused: {code}')
    .with([
      { typed: 'DE312748101', code: WRONG, params: { country: 'DE' } },
      { typed: 'DE31274810', code: WRONG, params: { country: 'DE' } },
      { typed: 'FR37901274635', code: WRONG, params: { country: 'FR' } },
      { typed: 'CHE-412.736.507', code: WRONG, params: { country: 'CH' } },
      { typed: 'NONSENSE1', code: WRONG, params: { country: 'NO' } },
      { typed: 'USNOBODY', code: WRONG, params: { country: 'US' } },
      { typed: 'GR094259216', code: WRONG, params: { country: 'GR' } },
      { typed: '312748100', code: WHOSE, params: undefined },
      { typed: 'EU372000041', code: WHOSE, params: undefined },
      { typed: '', code: WHOSE, params: undefined },
      { typed: '??', code: WHOSE, params: undefined },
      { typed: '<b>123456</b>', code: WHOSE, params: undefined },
    ] as const)
    .run(({ assert }, { typed, code, params }) => {
      const read = readVatId(typed)
      assert.isFalse(read.ok)
      assert.containsSubset(read, { refusal: { code } })
      assert.deepEqual(read.ok ? null : read.refusal.params, params)
      assert.isNull(countryOfVatId(typed))
    })

  test('it is stored without separators, in capitals', ({ assert }) => {
    assert.equal(normaliseVatId(' che-412.736.506 mwst '), 'CHE412736506MWST')
  })
})
