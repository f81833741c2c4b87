import { afterEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ReactRenderer } from '@storybook/react-vite'
import type { ComposedStoryFn } from 'storybook/internal/types'

/** Takes the whole window, for what floats outside its story. */
const WINDOW = 'page-look'
/** For what moves, is held to by axe alone, or looks like another story. */
const NO_PICTURE = 'no-look'
const THEMES = ['light', 'dark'] as const
const still = document.createElement('style')
still.textContent =
  '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }'

afterEach(async ({ task, ...context }) => {
  const story = (context as { story?: ComposedStoryFn<ReactRenderer> }).story
  if (!story || story.tags.includes(NO_PICTURE) || task.result?.state === 'fail') return
  await whatFloatsIsShown()
  await animationsEnd()
  document.head.append(still)
  try {
    await picture(story)
  } finally {
    still.remove()
  }
})

/** A popover is in the page, unseen, until it is placed where there is room for it. */
const whatFloatsIsShown = () =>
  vi.waitFor(() => {
    for (const popover of document.querySelectorAll('[data-trigger]')) {
      expect(popover.checkVisibility({ opacityProperty: true })).toBe(true)
    }
  })

/** What is cut off while it comes in would wait for its end for ever, and never be seen. */
async function animationsEnd() {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

async function picture(story: ComposedStoryFn<ReactRenderer>) {
  await document.fonts.ready
  const subject = document.querySelector(story.tags.includes(WINDOW) ? 'body' : '[data-story]')!
  await showWhole(subject)
  for (const theme of THEMES) {
    document.documentElement.dataset.theme = theme
    await expect.element(page.elementLocator(subject)).toMatchScreenshot(`${theme}/${story.id}`)
  }
}

// What reaches below the window would be pictured blank. Every story sets the window anew.
async function showWhole(subject: Element) {
  const height = Math.ceil(subject.getBoundingClientRect().bottom)
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height)
}
