import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { RankedBars } from '../components/chart'
import { AgeText } from '../components/age_text'
import { GatedAction } from '../components/gated_action'
import { LinkButton } from '../components/link_button'
import { DataTable } from '../patterns/data_table'

const onMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })

test('paper shows nothing that is pressed, and an age with its moment', async () => {
  await onPaper(
    <>
      <GatedAction reason="Nothing is changed yet.">Save</GatedAction>
      <LinkButton href="#next">Next</LinkButton>
      <AgeText value={Date.now() - 7_200_000} language="en" />
    </>,
    (page, isPaper) => {
      const pressed = [...page.querySelectorAll('button, button + span, a')].filter(isShown)
      expect(pressed).toHaveLength(isPaper ? 0 : 3)
      if (!isPaper) return
      const after = getComputedStyle(page.querySelector('time')!, '::after').content
      expect(after).toMatch(/\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}/)
    }
  )
})

test('a column of what is pressed leaves the paper with its head and its place in the sum', async () => {
  const columns = [
    { id: 'name', head: 'File', footer: 'Total', cell: () => 'ticks.csv.gz' },
    {
      id: 'get',
      head: 'Download',
      footer: '',
      pressed: true,
      cell: () => <LinkButton href="#get">Get</LinkButton>,
    },
  ]
  await onPaper(
    <DataTable caption="Files" columns={columns} rows={[1]} rowKey={(row) => row} />,
    (page, isPaper) => {
      const cells = [...page.querySelectorAll('th, td')].filter(isShown)
      expect(cells.map((cell) => cell.textContent)).toEqual(
        isPaper
          ? ['File', 'ticks.csv.gz', 'Total']
          : ['File', 'Download', 'ticks.csv.gz', 'Get', 'Total', '']
      )
    }
  )
})

test('heads on paper say how rows are sorted, not by what they could be', async () => {
  const columns = (['ascending', null] as const).map((direction) => ({
    id: String(direction),
    head: String(direction),
    sort: { href: '#sort', direction },
    cell: () => 'a',
  }))
  await onPaper(
    <DataTable caption="Files" columns={columns} rows={[1]} rowKey={(row) => row} />,
    (page, isPaper) =>
      expect([...page.querySelectorAll('thead svg')].map(isShown)).toEqual([true, !isPaper])
  )
})

test('a chart on paper has its table, and does not tell what a click on it does', async () => {
  await onPaper(
    <RankedBars
      label="Orders"
      summary="Cash leads."
      series={[{ id: 'orders', label: 'Orders' }]}
      points={[{ id: 'cash', label: 'Cash', values: [7] }]}
      table={{ toggle: 'Show as table', point: 'Product' }}
      format={String}
      leads={{ hrefOf: () => '#cash', open: () => {}, hint: 'A click opens it.' }}
    />,
    (page, isPaper) => {
      const said = page.querySelector('figure')!.innerText
      expect(said).toContain('Cash leads.')
      expect(said.includes('A click opens it.')).toBe(!isPaper)
      expect(said.includes('Show as table')).toBe(!isPaper)
      expect(isShown(page.querySelector('td')!)).toBe(isPaper)
    }
  )
})

/** Looks at something on the screen, then in print. */
async function onPaper(what: ReactNode, look: (page: Element, isPaper: boolean) => void) {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  flushSync(() => root.render(what))
  look(page, false)
  await onMedia('print')
  try {
    look(page, true)
  } finally {
    await onMedia('')
    root.unmount()
    page.remove()
  }
}

const isShown = (element: Element) => element.checkVisibility()
