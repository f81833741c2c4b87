import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArrivalClock } from './arrival_clock'

test('the clock reaches to now, also when all was due long before', () => {
  const drawn = renderToStaticMarkup(
    <ArrivalClock
      marks={[{ minute: 360, state: 'came' }]}
      now={{ minute: 720, label: '12:00 now' }}
    />
  )
  expect(drawn).toContain('>13:00<')
  const at = /x1="([\d.]+)%" x2="[\d.]+%"[^>]*stroke-line-ink/.exec(drawn)?.[1]
  expect(Number(at)).toBeGreaterThan(80)
  expect(Number(at), 'it does not stand at the edge, as if it were earlier').toBeLessThan(96)
})
