import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FollowedContents } from './followed_contents'

const IDS = ['start', 'left-out', 'files', 'errors']

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
  flushSync(() =>
    root.render(
      <>
        <FollowedContents label="Contents" sections={IDS.map((id) => ({ id, title: id }))} />
        {IDS.filter((id) => id !== 'left-out').map((id) => (
          <section key={id} id={id} style={{ height: '120vh' }} />
        ))}
      </>
    )
  )
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  scrollTo(0, 0)
})

const marked = () =>
  [...document.querySelectorAll('nav a[aria-current=location]')].map(
    ({ textContent }) => textContent
  )

test('the contents name the section that is read, as the reader goes on and back', async () => {
  await vi.waitFor(() => expect(marked()).toEqual(['start']))
  for (const id of ['files', 'errors', 'files', 'start']) {
    document.getElementById(id)!.scrollIntoView()
    await vi.waitFor(() => expect(marked()).toEqual([id]))
  }
})
