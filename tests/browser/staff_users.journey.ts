import { expect, test, type Page } from '@playwright/test'
import { addToBasket } from './support/basket.ts'
import { checkOut } from './support/orders.ts'
import { staffWindow } from './support/people.ts'
import { fillCustomer, firstSignIn } from './support/registered.ts'
import { settled } from './support/settled.ts'
import { tick } from './support/tick.ts'

const actionsFor = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

test('staff find a customer, lock them out and let them in again', async ({ browser }) => {
  const page = await staffWindow(browser, 'manager', '/admin/manage-users?search=nina.keller')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)

  await actionsFor(page, 'Nina Keller')
  await expect(page.getByRole('menuitem', { name: /User already activated/ })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Lock' }).click()
  const lock = page.getByRole('dialog')
  await lock.getByLabel('Reason').fill('Asked for it on the phone')
  await lock.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(page.getByText('User locked')).toBeVisible()
  await expect(page.getByRole('table').getByText('Locked')).toBeVisible()
  await expect(page).toHaveURL(/search=nina.keller/)

  await actionsFor(page, 'Nina Keller')
  await page.getByRole('menuitem', { name: 'Unlock' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(page.getByText('User unlocked')).toBeVisible()
  await expect(page.getByRole('table').getByText('Locked')).toBeHidden()
  await page.context().close()
})

test('staff register a customer, who chooses a password, signs in and orders', async ({
  browser,
}) => {
  const email = `ines.falk.${Date.now()}@nordkontor.example`
  const page = await staffWindow(browser, 'manager', '/admin/manage-users')
  await page.getByRole('link', { name: 'Register user on behalf' }).click()
  await settled(page)
  const company = 'Elbquant Research GmbH'
  await fillCustomer(page, { email, firstName: 'Ines', lastName: 'Falk', company })
  await page.getByLabel('VAT ID').fill('DE312748100')
  const register = page.getByRole('main').getByRole('button', { name: 'Register', exact: true })
  await register.click()
  await expect(page.getByRole('link', { name: /Anna Brandt/ })).toBeVisible()
  await tick(page.getByRole('checkbox', { name: /somebody else/ }))
  await register.click()
  await expect(page.getByRole('heading', { name: 'User registered on behalf.' })).toBeVisible()
  await page.context().close()

  const own = await firstSignIn(browser, email)
  await settled(own)
  await tick(own.getByRole('checkbox'))
  await own.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(own.getByRole('heading', { name: 'Privacy notice accepted' })).toBeVisible()

  await own.goto('/product/details/tick_cash_l1?from=2026-09-01&to=2026-09-30')
  await addToBasket(own)
  const number = await checkOut(own)
  const staff = await staffWindow(browser, 'manager', `/admin/manage-orders?search=${number}`)
  await expect(staff.getByRole('table').getByText('Ines Falk')).toBeVisible()
  await staff.context().close()
  await own.context().close()
})

test('staff merge two accounts that are one person', async ({ browser }) => {
  const page = await staffWindow(browser, 'manager', '/admin/manage-users')
  const stamp = Date.now()
  const [email, other] = ['a', 'b'].map((name) => `${name}.doppel.${stamp}@nordkontor.example`)
  for (const address of [email!, other!]) {
    await page.goto('/admin/manage-users/register-on-behalf')
    await settled(page)
    const names = { firstName: 'Ada', lastName: 'Doppel', company: `Doppel ${address}` }
    await fillCustomer(page, { email: address, ...names })
    await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'User registered on behalf.' })).toBeVisible()
  }

  await page.goto(`/admin/manage-users?search=${email}`)
  await settled(page)
  await actionsFor(page, 'Ada Doppel')
  await page.getByRole('menuitem', { name: 'Merge with another account' }).click()
  await page.getByLabel('Goes on as').fill('nobody@nordkontor.example')
  await page.getByRole('button', { name: 'Show what would move' }).click()
  await expect(page.getByText('There is no such user.')).toBeVisible()
  await page.getByLabel('Goes on as').fill(other!)
  await page.getByRole('button', { name: 'Show what would move' }).click()
  await expect(page.getByRole('heading', { name: 'Goes along' })).toBeVisible()

  const merge = page.getByRole('button', { name: 'Merge accounts' })
  await merge.click()
  await expect(
    page.getByText('This is not the e-mail address of the account that ends.')
  ).toBeVisible()
  await page.getByLabel('E-mail address of the account that ends').fill(email!)
  await merge.click()
  await expect(page.getByText(`Accounts merged: ${other} goes on`)).toBeVisible()
  await page.goto(`/admin/manage-users?search=${email}`)
  await expect(page.getByRole('table').getByText('Merged')).toBeVisible()
  await page.context().close()
})
