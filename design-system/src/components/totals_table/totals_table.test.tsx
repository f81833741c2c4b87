import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TotalsTable } from './totals_table'

test('the total is the foot of the table, after all that leads to it', () => {
  const html = renderToStaticMarkup(
    <TotalsTable
      caption="Totals"
      rows={[
        { id: 'subtotal', label: 'Subtotal', amount: '282.60', sum: true },
        { id: 'fee', label: 'Fee', amount: '50.00', why: 'Up to 300.00.', nudge: 'Add 17.41.' },
      ]}
      total={{ label: 'Total in EUR', amount: '332.60' }}
    />
  )
  const spoken = ['Subtotal', '282.60', 'Fee', '50.00', 'Up to 300.00.', 'Add 17.41.', '332.60']
  const places = spoken.map((words) => html.indexOf(words))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(html.indexOf('<tfoot')).toBeLessThan(html.indexOf('Total in EUR'))
})

test('without a total there is no foot', () => {
  const rows = [{ id: 'days', label: 'Days', amount: '61' }]
  expect(renderToStaticMarkup(<TotalsTable caption="Days" rows={rows} />)).not.toContain('<tfoot')
})
