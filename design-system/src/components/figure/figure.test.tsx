import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Figures } from './figure'

test('the first figure of every line stands at the edge', () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.style.width = '560px'
  place.innerHTML = renderToStaticMarkup(
    <Figures
      items={Array.from({ length: 7 }, (_, at) => ({
        ...{ id: String(at), term: 'Orders of all customers', value: '2,104' },
      }))}
    />
  )
  const firsts = new Map<number, number>()
  for (const term of place.querySelectorAll('dt')) {
    const { top, left } = term.getBoundingClientRect()
    if (!firsts.has(top)) firsts.set(top, left)
  }
  const edge = place.getBoundingClientRect().left
  expect(firsts.size).toBeGreaterThan(1)
  expect([...firsts.values()]).toEqual([...firsts.values()].map(() => edge))
  place.remove()
})
