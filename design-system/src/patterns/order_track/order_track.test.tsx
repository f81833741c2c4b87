import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderTrack } from './order_track'

const stateLabels = { done: 'done', current: 'under way', next: 'to come', failed: 'failed' }

test('one step is the current one, and every step says how it stands', () => {
  const html = renderToStaticMarkup(
    <OrderTrack
      label="Progress"
      progress={0.67}
      stateLabels={stateLabels}
      steps={[
        { id: '1', label: 'Registered', state: 'done' },
        { id: '2', label: 'Processing', state: 'current' },
        { id: '3', label: 'Completed', state: 'next' },
      ]}
    />
  )
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
  expect(html.match(/--share:[^"]+/g)).toEqual(['--share:100%', '--share:67%', '--share:0%'])
  for (const words of ['done', 'under way', 'to come']) expect(html).toContain(`, ${words}<`)
})
