import { afterEach, beforeAll, expect, test } from 'vitest'
import { ACTED } from '~/components/shell/failures/tell_failure'
import { keepFocus } from './keep_focus'

const PAGE = `<main><h1>Basket</h1><ul>
  <li id="first"><button>Remove the first</button></li><li id="second"><button>Remove the second</button></li>
</ul></main>`

const pageAfter = (visit: object) =>
  document.dispatchEvent(new CustomEvent('inertia:finish', { detail: { visit } }))
const focusOf = () => {
  const { activeElement } = document
  return activeElement?.id || activeElement?.textContent
}

function press(row: string): Element {
  document.body.innerHTML = PAGE
  const button = document.querySelector<HTMLElement>(`#${row} button`)!
  button.focus()
  return button
}

beforeAll(keepFocus)
afterEach(() => document.body.replaceChildren())

test('every visit that takes away what was pressed leaves the focus beside it', async () => {
  press('second').remove()
  pageAfter({ prefetch: false })
  await expect.poll(focusOf).toBe('second')
})

test('so does every call beside the page', async () => {
  press('second').remove()
  window.dispatchEvent(new Event(ACTED))
  await expect.poll(focusOf).toBe('second')
})

test('where all around it is gone, the page begins at its title', async () => {
  press('first')
  document.querySelector('ul')!.remove()
  pageAfter({ prefetch: false })
  await expect.poll(focusOf).toBe('Basket')
})

test('what is still there keeps the focus', async () => {
  press('first')
  pageAfter({ prefetch: false })
  document.querySelector('#second')!.remove()
  await expect.poll(focusOf).toBe('Remove the first')
})
