import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SummaryList } from './summary_list'

test('a missing value is said, and each link names what it changes', () => {
  const html = renderToStaticMarkup(
    <SummaryList
      emptyLabel="Not provided"
      items={[
        {
          id: 'phone',
          term: 'Telephone',
          change: { href: '/me', label: 'Change', name: 'telephone' },
        },
        { id: 'vat', term: 'VAT ID', value: 'ATU63512345' },
      ]}
    />
  )
  expect(html.match(/Not provided/g)).toHaveLength(1)
  expect(html.replace(/<[^>]+>/g, '')).toContain('Change telephone')
})

test('what must not break has two places where facts stand side by side', async () => {
  const page = document.createElement('div')
  page.style.width = '62rem'
  document.body.append(page)
  const root = createRoot(page)
  const email = (isWide: boolean) => [
    { id: 'email', term: 'E-mail', value: 'anna.brandt@elbquantresearch.example', isWide },
    ...['Created', 'Payment', 'Type', 'VAT ID'].map((term) => ({ id: term, term, value: term })),
  ]
  const heightOf = (isWide: boolean) => {
    flushSync(() => root.render(<SummaryList layout="columns" items={email(isWide)} />))
    return page.querySelector('dd')!.getBoundingClientRect().height
  }
  const [broken, whole] = [heightOf(false), heightOf(true)]
  expect(broken).toBeGreaterThan(1.5 * whole)
  root.unmount()
  page.remove()
})
