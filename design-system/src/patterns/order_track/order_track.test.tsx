import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatusShape } from '../../components/status_badge'
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

test('the step at hand has the sign that its status has elsewhere', () => {
  const track = (id: string) =>
    renderToStaticMarkup(
      <OrderTrack
        label="Progress"
        stateLabels={stateLabels}
        steps={[{ id, label: id, state: 'current' }]}
      />
    )
  for (const [id, shape] of [
    ['Registered', 'circle'],
    ['Confirmed', 'dotted_circle'],
    ['Processing', 'half_circle'],
  ] as const) {
    const sign = renderToStaticMarkup(<StatusShape shape={shape} className="text-accent" />)
    expect(track(id)).toContain(sign)
  }
})
