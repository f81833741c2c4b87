import { router } from '@inertiajs/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { OrderAgain } from './order_again'

test('the button that was pressed says that the basket is being filled, the other one waits', () => {
  const post = vi.spyOn(router, 'post').mockImplementation((_, __, options) => {
    options?.onStart?.({} as never)
  })
  const page = document.createElement('div')
  const root = createRoot(document.body.appendChild(page))
  flushSync(() => root.render(<OrderAgain number={10_412} />))
  const words = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
  const [following, same] = words()
  flushSync(() => page.querySelectorAll('button')[1]!.click())
  expect(post).toHaveBeenCalledOnce()
  expect(words()[0]).toBe(following)
  expect(words()[1]).not.toBe(same)
  root.unmount()
  page.remove()
  post.mockRestore()
})
