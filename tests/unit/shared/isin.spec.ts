import { test } from '@japa/runner'
import fc from 'fast-check'
import { isIsin, normalIsins } from '#shared/domain/isin'

test.group('ISINs', () => {
  test('{isin} is one')
    .with([
      { isin: 'DE0007164600' },
      { isin: 'US0378331005' },
      { isin: 'DE000ALS0013' },
      { isin: 'FR0000LOI090' },
    ])
    .run(({ assert }, { isin }) => assert.isTrue(isIsin(isin)))

  test('{isin} is none: {why}')
    .with([
      { isin: 'DE0007164601', why: 'its check digit is wrong' },
      { isin: 'de0007164600', why: 'its letters are small' },
      { isin: 'DE000716460', why: 'it is too short' },
      { isin: '000007164600', why: 'it names no country' },
      { isin: 'DE000716460A', why: 'it ends in a letter' },
      { isin: '', why: 'it is empty' },
    ])
    .run(({ assert }, { isin }) => assert.isFalse(isIsin(isin)))

  test('any other digit in one place is found', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 11 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const isin = [...'DE0007164600']
        isin[at] = String((Number(isin[at]) + more) % 10)
        assert.isFalse(isIsin(isin.join('')))
      })
    )
  })

  test('they are kept in capitals, without spaces, each once', ({ assert }) => {
    const entered = [' de000 716 4600', 'US0378331005', '', 'DE0007164600', 'what']
    assert.deepEqual(normalIsins(entered), ['DE0007164600', 'US0378331005', 'WHAT'])
  })
})
