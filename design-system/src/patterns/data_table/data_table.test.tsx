import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LinkProvider } from '../../components/link'
import { DataTable } from './data_table'
import { ORDER_COLUMNS, ORDERS } from './orders.fixtures'
import { readLook } from './use_table_look'

describe('the remembered look', () => {
  test('is read back, and nothing else is', () => {
    expect(readLook('{"density":"compact","hidden":["vat",7]}')).toEqual({
      density: 'compact',
      hidden: ['vat'],
    })
    for (const text of [null, '', 'no json', '{"density":"tiny"}', '[]']) {
      expect(readLook(text)).toBeNull()
    }
  })
})

describe('the table', () => {
  const table = (more: Partial<Parameters<typeof DataTable<(typeof ORDERS)[number]>>[0]> = {}) =>
    renderToStaticMarkup(
      <LinkProvider anchor={(props) => <a data-router="" {...props} />}>
        <DataTable
          caption="Orders"
          columns={ORDER_COLUMNS}
          rows={ORDERS.slice(0, 1)}
          rowKey={(order) => order.number}
          rowHref={(order) => `/orders/${order.number}`}
          busyLabel="Loading"
          {...more}
        />
      </LinkProvider>
    )

  test('names its rows by their links, which are those of the application', () => {
    expect(table()).toMatch(/<th role="rowheader"[^>]*><a data-router="" href="\/orders\/10482"/)
    expect(table()).toMatch(/aria-sort="descending"[^>]*><a data-router="" href="\?sort=number"/)
  })

  test('keeps old rows while new ones are on their way', () => {
    const busy = table({ busy: true, empty: 'Nothing here' })
    expect(busy).toContain('aria-busy="true"')
    expect(busy).toContain('10482')
    expect(busy).toMatch(/role="status"[^>]*>Loading</)
  })

  test('shows the empty words only when nothing is under way', () => {
    expect(table({ rows: [], empty: 'Nothing here' })).toContain('Nothing here')
    expect(table({ rows: [], empty: 'Nothing here', busy: true })).not.toContain('Nothing here')
  })

  test('leaves out the columns that the reader has hidden', () => {
    const columns = ORDER_COLUMNS.map((column) => ({ ...column, hidden: column.id === 'payment' }))
    expect(table({ columns })).not.toContain('Payment')
  })

  test('draws the scale of a column below its head, in its head cell', () => {
    const columns = ORDER_COLUMNS.map((column) => ({
      ...column,
      axis: column.id === 'items' && <svg aria-hidden="true" />,
    }))
    expect(table({ columns })).toMatch(/<th role="columnheader"[^>]*>Items<svg/)
  })

  test('with more columns than a tablet holds scrolls there, and the page does not', async () => {
    const { innerWidth, innerHeight } = window
    const columns = Array.from({ length: 12 }, (_, at) => ({
      ...{ id: String(at), head: 'Column', cell: () => <span className="block w-32">Cell</span> },
    }))
    const place = document.body.appendChild(document.createElement('div'))
    for (const width of [704, 1087]) {
      await page.viewport(width, innerHeight)
      place.innerHTML = table({ columns, isWide: true })
      const frame = place.querySelector('[role="group"]')!
      expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    place.remove()
    await page.viewport(innerWidth, innerHeight)
  })

  test('breaks between words in the column that stays in sight on a phone, not within them', async () => {
    const { innerWidth, innerHeight } = window
    const wide = Array.from({ length: 8 }, (_, at) => ({
      ...{ id: String(at), head: 'Column', cell: () => <span className="block w-32">Cell</span> },
    }))
    const day = { id: 'day', head: 'Day', cell: () => '2026/11/28' }
    const place = document.body.appendChild(document.createElement('div'))
    await page.viewport(390, innerHeight)
    place.innerHTML = table({ columns: [day, ...wide], narrow: 'scroll' })
    const text = document.createRange()
    text.selectNodeContents(place.querySelector('tbody th a')!)
    expect(text.getClientRects()).toHaveLength(1)
    place.remove()
    await page.viewport(innerWidth, innerHeight)
  })

  test('puts a form where the row was that is edited', () => {
    const [edited, other] = ORDERS
    const editor = (order: (typeof ORDERS)[number]) => order === edited && 'The form'
    const shown = table({ rows: ORDERS.slice(0, 2), rowEditor: editor })
    expect(shown).toMatch(/<td role="cell" colSpan="\d+"[^>]*><div[^>]*>The form</)
    expect(shown).not.toContain(`href="/orders/${edited!.number}"`)
    expect(shown).toContain(`href="/orders/${other!.number}"`)
  })
})
