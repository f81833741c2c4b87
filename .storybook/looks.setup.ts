import { afterEach, beforeAll, expect } from 'vitest'
import { page } from 'vitest/browser'
import type { ReactRenderer } from '@storybook/react-vite'
import type { ComposedStoryFn } from 'storybook/internal/types'

/** Takes the whole window, for what floats outside its story. */
const WINDOW = 'page-look'
const THEMES = ['light', 'dark'] as const

beforeAll(() => {
  const still = document.createElement('style')
  still.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }'
  document.head.append(still)
})

afterEach(async ({ task, ...context }) => {
  const story = (context as { story?: ComposedStoryFn<ReactRenderer> }).story
  if (!story || task.result?.state === 'fail') return
  await document.fonts.ready
  const subject = document.querySelector(story.tags.includes(WINDOW) ? 'body' : '[data-story]')!
  await showWhole(subject)
  for (const theme of THEMES) {
    document.documentElement.dataset.theme = theme
    await expect.element(page.elementLocator(subject)).toMatchScreenshot(`${theme}/${story.id}`)
  }
})

// What reaches below the window would be pictured blank. Every story sets the window anew.
async function showWhole(subject: Element) {
  const height = Math.ceil(subject.getBoundingClientRect().bottom)
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height)
}
