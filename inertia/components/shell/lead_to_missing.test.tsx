import { GatedAction } from '@kontor/design-system/gated_action'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { leadToMissing } from './lead_to_missing'

test.each<[string, string, ReactNode]>([
  ['the first empty field', 'amount', <input name="amount" />],
  ['what is wrong before what is empty', 'day', <input name="day" defaultValue="x" aria-invalid />],
  ['a box that is not ticked', 'agreed', <input name="agreed" type="checkbox" />],
])('an action that is shut leads to %s', (_, name, field) => {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const form = (
    <form>
      <input name="filled" defaultValue="1" />
      <input name="kept" readOnly />
      <input name="way" type="radio" />
      {name === 'day' && <input name="before" />}
      {field}
      <input name="last" />
      <GatedAction reason="Something is missing." onBlockedPress={leadToMissing}>
        Send
      </GatedAction>
    </form>
  )
  flushSync(() => root.render(form))
  page.querySelector('button')!.click()
  expect(document.activeElement?.getAttribute('name')).toBe(name)
  root.unmount()
  page.remove()
})
