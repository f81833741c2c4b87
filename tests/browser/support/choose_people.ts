import { expect, type Locator } from '@playwright/test'

/** Finds people by their addresses in a field of a form; leaves it with its list closed. */
export async function choosePeople(form: Locator, label: string, emails: string[]): Promise<void> {
  const field = form.getByRole('combobox', { name: label })
  for (const email of emails) {
    await field.fill(email)
    await form
      .page()
      .getByRole('option', { name: new RegExp(email) })
      .click()
    // While the list of the field is open nothing else is there for those who do not see.
    await expect(form.locator('li').filter({ hasText: email })).toBeVisible()
  }
  await leaveField(field)
}

/** Goes on by key, which closes the list of the field. */
export async function leaveField(field: Locator): Promise<void> {
  await expect(field).toBeFocused()
  await field.press('Tab')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
}
