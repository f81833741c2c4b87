import { expect, test, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'

const actionsFor = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

test('staff find a customer, lock them out and let them in again', async ({ browser }) => {
  const page = await staffWindow(browser, 'manager', '/admin/manage-users?search=limmat')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)

  await actionsFor(page, 'Nina Keller')
  await expect(page.getByRole('menuitem', { name: /User already activated/ })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Lock' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(page.getByText('User locked')).toBeVisible()
  await expect(page.getByRole('table').getByText('Locked')).toBeVisible()
  await expect(page).toHaveURL(/search=limmat/)

  await actionsFor(page, 'Nina Keller')
  await page.getByRole('menuitem', { name: 'Unlock' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(page.getByText('User unlocked')).toBeVisible()
  await expect(page.getByRole('table').getByText('Locked')).toBeHidden()
  await page.context().close()
})
