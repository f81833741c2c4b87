import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Opens the billing address for editing; the first that is to be filled is open already. */
export async function openBilling(page: Page, change: string) {
  await settled(page)
  const closed = page.getByRole('button', { name: change })
  if ((await closed.count()) === 2) await closed.first().click()
}
