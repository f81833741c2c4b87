import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LinkProvider } from '../../components/link'
import { DataTable } from './data_table'
import { ORDER_COLUMNS, ORDERS } from './orders.fixtures'
import { pageWindow } from './page_window'
import { readLook } from './use_table_look'

describe('page links', () => {
  test.each([
    [1, 1, [1]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7, 'gap', 20]],
    [10, 20, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
    [20, 20, [1, 'gap', 14, 15, 16, 17, 18, 19, 20]],
  ])('page %i of %i', (current, last, expected) => {
    expect(pageWindow(current, last)).toEqual(expected)
  })

  test('first, last, current and its neighbours are always there; a gap hides two at the least', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 499 }),
        (last, at) => {
          const current = Math.min(last, at + 1)
          const slots = pageWindow(current, last)
          const pages = slots.filter((slot) => slot !== 'gap')
          for (const page of [
            1,
            last,
            current,
            Math.max(1, current - 1),
            Math.min(last, current + 1),
          ]) {
            expect(pages).toContain(page)
          }
          expect(slots.length).toBeLessThanOrEqual(9)
          expect(new Set(pages).size).toBe(pages.length)
          slots.forEach((slot, index) => {
            if (slot !== 'gap') return
            expect((slots[index + 1] as number) - (slots[index - 1] as number)).toBeGreaterThan(2)
          })
        }
      )
    )
  })
})

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
})
