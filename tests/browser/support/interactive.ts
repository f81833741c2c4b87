import type { Page } from '@playwright/test'

/**
 * Waits until the page's scripts listen to what is on it. A quiet network says the same, but never
 * comes while a test holds something back.
 */
export async function untilInteractive(page: Page) {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('main button')]
    return buttons.some((button) => Object.keys(button).some((key) => key.startsWith('__react')))
  })
}
