import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { findCountry, listCountries } from '#shared/countries'
import { seedCountries } from '#shared/countries/seed_countries'
import { rows } from '#shared/database'

test.group('Countries', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{code}: EU {eu}, VAT {vatPercent} %, {nameDe}')
    .with([
      { code: 'DE', eu: true, vatPercent: 19, nameEn: 'Germany', nameDe: 'Deutschland' },
      { code: 'AT', eu: true, vatPercent: 0, nameEn: 'Austria', nameDe: 'Österreich' },
      { code: 'CH', eu: false, vatPercent: 0, nameEn: 'Switzerland', nameDe: 'Schweiz' },
      {
        code: 'GB',
        eu: false,
        vatPercent: 0,
        nameEn: 'United Kingdom',
        nameDe: 'Vereinigtes Königreich',
      },
    ])
    .run(async ({ assert }, expected) => {
      const country = await findCountry(expected.code.toLowerCase())
      assert.deepEqual(country, { ...expected, customerVisible: true })
    })

  test('are all there, 27 of them in the EU', async ({ assert }) => {
    const countries = await listCountries()
    assert.lengthOf(countries, 249)
    assert.lengthOf(
      countries.filter(({ eu }) => eu),
      27
    )
    assert.isTrue(countries.every(({ nameEn, nameDe, code }) => nameEn !== code && nameDe !== code))
    assert.isFalse((await findCountry('AQ'))?.customerVisible)
  })

  test('an unknown one is null', async ({ assert }) => assert.isNull(await findCountry('XX')))

  test('seeding again keeps what staff changed', async ({ assert }) => {
    await rows(
      null,
      `update countries set vat_percent = 20, eu = false, name_en = 'Oesterreich'
        where code = 'AT'`
    )
    await seedCountries(null)
    const kept = { vatPercent: 20, eu: false, nameEn: 'Austria' }
    assert.containsSubset(await findCountry('AT'), kept)
  })
})
