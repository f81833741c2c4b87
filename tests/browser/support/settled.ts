import type { Page } from '@playwright/test'

/** Waits until the page's scripts listen to what is on it, also to its parts that come later. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.ready !== undefined &&
      document.querySelector('main [data-late]') === null
  )
}
