/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/**
 * By how many pixels the page is wider than a window of this width. Measured once the browser has drawn it at that
 * width: until then `innerWidth` is the new one already, while queries of media still answer for the old one.
 */
export async function tooWide(page: Page, width: number, height = 800): Promise<number> {
  await page.setViewportSize({ width, height })
  return page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await drawn()
    await drawn()
    return document.documentElement.scrollWidth - innerWidth
  })
}
