import type { Page } from '@playwright/test'

/**
 * Waits until the page's scripts listen to what is on it, also to its parts that come later: what is
 * pressed there before their code has come is lost.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const listens = (button: Element) =>
      Object.keys(button).some((key) => key.startsWith('__react'))
    const isReady = document.documentElement.dataset.ready !== undefined
    return isReady && [...document.querySelectorAll('main button')].every(listens)
  })
}
