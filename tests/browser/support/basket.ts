import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Adds what the page shows and follows the toast's way to the basket. */
export async function addToBasket(page: Page) {
  await settled(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('button', { name: 'Open the basket' }).click()
  await page.waitForURL('**/basket/1')
}
