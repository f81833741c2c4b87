import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { tick } from './support/tick.ts'

const CONTRACTS = '/admin/contracts/contracts'

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const choose = async (page: Page, label: string, text: string) => {
  // The list's filters below have the same names.
  await page.locator('main form').first().getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

/** An open list of choices hides the rest from readers, not from who presses. */
const save = (page: Page) => page.locator('main button', { hasText: /^Save$/ }).click()

test('a product, what it stands for, and a contract for it, whose checks come in their order', async ({
  browser,
}) => {
  const name = `Journey data ${Date.now()}`
  const page = await staffWindow(browser, 'admin', '/admin/contracts')
  await page.getByRole('link', { name: /Information products/ }).click()
  await page.getByRole('button', { name: 'Add information product' }).click()
  await save(page)
  await expect(page.getByText('A name must not be empty').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await tick(page.getByRole('checkbox', { name: 'Affiliates' }))
  await save(page)
  await expect(page.getByText('Information product added')).toBeVisible()

  await page.goto('/admin/contracts/products-subscriptions')
  await settled(page)
  await page.getByRole('button', { name: 'Add relation' }).click()
  await choose(page, 'Information product', name)
  await choose(page, 'Subscription type', 'Analytics: Open Interest Insight')
  await save(page)
  await expect(page.getByText('Relation added')).toBeVisible()

  await page.goto(CONTRACTS)
  await settled(page)
  await page.getByRole('button', { name: 'Add contract' }).click()
  await save(page)
  await expect(page.getByText('Please select a Business partner').first()).toBeVisible()
  await choose(page, 'Business partner', 'Limmat Data AG')
  await save(page)
  await expect(page.getByText('Please select a Contract type').first()).toBeVisible()
  await choose(page, 'Contract type', 'Non-display usage')
  await page.getByLabel('SAP CRM Contract ID').fill(`MA ${name.slice(-9)}`)
  await expect(page.getByLabel('Affiliates')).toHaveCount(0)
  await choose(page, 'Information product', name)
  await page.getByLabel('Affiliates').fill('4')
  await page.getByRole('textbox', { name: 'End date' }).fill('2020/01/01')
  await save(page)
  await expect(page.getByText('Start date must not be after End date.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Start date' }).fill('2019/01/01')
  await isAccessible(page)
  await save(page)
  await expect(page.getByText('Contract added')).toBeVisible()

  await page.goto(`${CONTRACTS}?search=${encodeURIComponent(name)}`)
  await settled(page)
  await expect(page.getByRole('cell', { name: 'ended' })).toBeVisible()
  await page.getByRole('button', { name: /^Actions for Limmat Data AG/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'End date' }).fill('')
  await save(page)
  await expect(page.getByText('Contract edited')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Running' })).toBeVisible()
  await page.getByRole('button', { name: /^Actions for Limmat Data AG/ }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByText('End date: 2020/01/01 → nothing')).toBeVisible()
  await isAccessible(page)

  await page.goto(`${CONTRACTS}?search=${encodeURIComponent(name)}`)
  await settled(page)
  await page.getByRole('button', { name: /^Actions for Limmat Data AG/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Contract deleted')).toBeVisible()
})
