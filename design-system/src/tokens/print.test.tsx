import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { AgeText } from '../components/age_text'
import { GatedAction } from '../components/gated_action'
import { LinkButton } from '../components/link_button'

const onMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })

test('paper shows nothing that is pressed, and an age with its moment', async () => {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  flushSync(() =>
    root.render(
      <>
        <GatedAction reason="Nothing is changed yet.">Save</GatedAction>
        <LinkButton href="#next">Next</LinkButton>
        <AgeText value={Date.now() - 7_200_000} language="en" />
      </>
    )
  )
  const shown = () => [...page.querySelectorAll('button, button + span, a')].filter(isShown).length
  expect(shown()).toBe(3)
  await onMedia('print')
  try {
    expect(shown()).toBe(0)
    const after = getComputedStyle(page.querySelector('time')!, '::after').content
    expect(after).toMatch(/\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}/)
  } finally {
    await onMedia('')
    root.unmount()
    page.remove()
  }
})

const isShown = (element: Element) => element.getClientRects().length > 0
