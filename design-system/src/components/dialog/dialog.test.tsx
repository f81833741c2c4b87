import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog'

const root = createRoot(document.body.appendChild(document.createElement('div')))

afterEach(() => {
  root.unmount()
  document.head.querySelector('meta[property="csp-nonce"]')?.remove()
  globalThis.__webpack_nonce__ = undefined
})

test('the styles that lock the page behind a dialog carry the nonce of the page', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta property="csp-nonce" nonce="r4nd0m">')
  root.render(
    <Dialog isOpen onOpenChange={() => {}} title="Terms" closeLabel="Close">
      1
    </Dialog>
  )
  const lock = await vi.waitUntil(() =>
    [...document.querySelectorAll('style')].find((style) =>
      style.textContent.includes('data-scroll-locked')
    )
  )
  expect(lock.nonce).toBe('r4nd0m')
})
