import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Adds what the page shows and follows the toast's way to the basket. */
export async function addToBasket(page: Page) {
  await settled(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('button', { name: 'Open the basket' }).click()
  await page.waitForURL('**/basket/1')
}

/**
 * Waits for the toast that comes with the server's answer. Exactly its words: "Wird in den Warenkorb
 * gelegt" is what the button says while the item is still on its way.
 */
export async function untilAdded(page: Page) {
  const toast = page.getByText(/^(Added to the basket|In den Warenkorb gelegt)$/)
  await expect(toast).toBeVisible()
}
