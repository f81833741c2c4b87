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
