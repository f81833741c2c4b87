import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoneyField } from '../money_field'
import { Notation } from './notation'

test.each([
  { language: 'en', written: '1,234.50' },
  { language: 'de', written: '1.234,50' },
] as const)('a field in $language writes $written', ({ language, written }) => {
  const field = renderToStaticMarkup(
    <Notation language={language}>
      <MoneyField label="Discount, EUR" cents={123_450} onChange={() => {}} />
    </Notation>
  )
  expect(field).toContain(`value="${written}"`)
})
