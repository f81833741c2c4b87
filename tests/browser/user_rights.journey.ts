import { expect, test } from '@playwright/test'
import { signInAsCustomer, staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

test('a group that is granted opens its place with the next click, and closes it again', async ({
  browser,
}) => {
  const sara = await staffWindow(browser, 'Sara Voss', '/admin')
  const users = sara.getByRole('navigation', { name: 'Administration' }).getByRole('link', {
    name: 'Manage users',
  })
  await expect(users).toHaveCount(0)

  const admin = await staffWindow(browser, 'Ada Petersen', '/admin/groups')
  await admin.getByRole('link', { name: 'Sara Voss' }).first().click()
  await settled(admin)
  await admin.getByRole('button', { name: 'Grant Viewer' }).click()
  await expect(admin.getByRole('alertdialog')).toContainText('sees all orders')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Grant', exact: true }).click()
  await expect(admin.getByText('shop_viewer granted')).toBeVisible()
  await expect(admin.getByText(/Granted by ada.petersen/)).toBeVisible()

  await sara.goto('/admin')
  await settled(sara)
  await users.first().click()
  await expect(sara.getByRole('table')).toBeVisible()

  await admin.getByRole('button', { name: 'Revoke Viewer' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(admin.getByText('shop_viewer revoked')).toBeVisible()
  expect((await sara.goto('/admin/manage-users'))!.status()).toBe(403)
  await sara.goto('/admin')
  await settled(sara)
  await expect(users).toHaveCount(0)

  await admin.getByRole('link', { name: 'History' }).click()
  await expect(admin.getByRole('table')).toContainText('Group revoked')
  await admin.context().close()
  await sara.context().close()
})

test('all sessions of a customer are ended: that browser is asked to sign in', async ({
  browser,
}) => {
  const own = await (await browser.newContext()).newPage()
  await own.goto('/my-account')
  await signInAsCustomer(own, 'luc.moreau@rivemarche.example')
  await own.waitForURL('**/my-account')

  const staff = await staffWindow(browser, 'manager', '/admin/manage-users?search=luc.moreau')
  await staff.getByRole('table').getByRole('link', { name: 'Luc Moreau' }).click()
  await staff.getByRole('link', { name: 'Security' }).last().click()
  await settled(staff)
  await staff.getByRole('button', { name: 'End all sessions' }).click()
  const question = staff.getByRole('alertdialog')
  await question.getByRole('button', { name: 'End all sessions' }).click()
  await expect(staff.getByText('All sessions ended')).toBeVisible()
  await expect(staff.getByText('Nobody is signed in with this account.')).toBeVisible()

  await own.goto('/my-account/personal-data')
  await expect(own).toHaveURL(/sign-in-or-register/)
  await settled(own)
  await own.locator('main').getByText('Log in', { exact: true }).click()
  await expect(own.getByLabel('Password', { exact: true })).toBeVisible()
  await own.context().close()
  await staff.context().close()
})
