import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

const NAME = /^(Company or name|Firma oder Name)$/

/** Opens the billing address for editing; the first that is to be filled is open already. */
export async function openBilling(page: Page, change: string) {
  await settled(page)
  const form = page.getByLabel(NAME)
  const closed = page.getByRole('button', { name: change, exact: true })
  await expect(form.or(closed).first()).toBeVisible()
  if (await form.isHidden()) await closed.first().click()
  await expect(form).toBeVisible()
}
