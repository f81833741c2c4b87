import fc from 'fast-check'
import { test } from '@japa/runner'
import { quoteLink, readItem, writeItem } from '#catalogue/domain/quote_link'
import type { QuoteSelection } from '#catalogue/domain/quote/types'
import { day } from '#tests/fixtures/catalogue/quote_lines'

const selection = (more: Partial<QuoteSelection> = {}): QuoteSelection => ({
  ...{ lineId: '1', productCode: 'fx_filtered', includeDegraded: false, filters: null },
  ...{ from: day('2025-03-03'), to: day('2025-03-31'), ...more },
})

test.group('Quote link', () => {
  test('a selection reads as it was meant', ({ assert }) => {
    const filters = { levelOne: ['MRLX', 'MRSG'], levelTwo: ['EUR'] }
    const link = quoteLink([selection({ includeDegraded: true, filters })], 'DE')
    assert.equal(
      link,
      '/quote?item=fx_filtered.2025-03-03.2025-03-31.degraded.MRLX*MRSG.EUR&country=DE'
    )
  })

  test('securities stand behind everything else', ({ assert }) => {
    const isins = ['DE000ALS0013', 'FR0000LOI090']
    const filters = { levelOne: [], levelTwo: [], isins }
    assert.equal(
      writeItem(selection({ productCode: 'tick', filters })),
      'tick.2025-03-03.2025-03-31.~DE000ALS0013*FR0000LOI090'
    )
  })

  test('what is written is read again, whatever is chosen', ({ assert }) => {
    const codes = fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/), { maxLength: 5 })
    const parts = fc.record({ levelOne: codes, levelTwo: codes })
    const isins = fc.record({ levelOne: codes, levelTwo: codes, isins: codes })
    const filters = fc.option(fc.oneof(parts, isins))
    fc.assert(
      fc.property(fc.boolean(), filters, (includeDegraded, chosen) => {
        const wanted = selection({ includeDegraded, filters: chosen })
        assert.deepEqual(readItem(writeItem(wanted), '1'), wanted)
      })
    )
  })

  test('{text} is no selection')
    .with([
      { text: '' },
      { text: 'fx.2025-02-31.2025-03-31' },
      { text: 'fx.2025-03-03' },
      { text: 'fx.2025-03-03.2025-03-31.broken' },
      { text: 'fx.2025-03-03.2025-03-31.degraded.A.B.C' },
      { text: 'fx.2025-03-03.2025-03-31.A.B.C' },
      { text: 'fx.2025-03-03.2025-03-31.<b>.EUR' },
      { text: 'fx.2025-03-03.2025-03-31.~A*<b>' },
      { text: 'fx.2025-03-03.2025-03-31.~A.B' },
      { text: '../x.2025-03-03.2025-03-31' },
    ])
    .run(({ assert }, { text }) => assert.isNull(readItem(text, '1')))
})
