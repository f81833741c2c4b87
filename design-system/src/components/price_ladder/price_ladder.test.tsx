import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceLadder } from './price_ladder'

test('the level that applies is marked in words, and only that one', () => {
  const html = renderToStaticMarkup(
    <PriceLadder
      label="Level"
      currentLabel="your level"
      levels={[
        { label: '1 to 3', price: '141.30' },
        { label: 'from 4', price: '118.00', current: true },
      ]}
    />
  )
  expect(html.match(/your level/g)).toHaveLength(1)
  expect(html).toMatch(/aria-current="true"[^]*118\.00[^]*your level/)
})
