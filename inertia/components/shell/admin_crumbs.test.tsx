import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AdminCrumbs } from './admin_crumbs'

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const ways = () =>
  [...document.querySelectorAll('nav a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

test('the way to every page of staff begins at the administration', () => {
  const crumbs = [{ label: 'Bank statements', href: '/statements' }, { label: 'march.xml' }]
  flushSync(() => root.render(<AdminCrumbs crumbs={crumbs} />))
  expect(ways()).toEqual([
    ['title', '/admin'],
    ['Bank statements', '/statements'],
  ])
})
