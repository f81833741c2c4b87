import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

const CASES = '/admin/manage-use-cases'

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const save = (page: Page) =>
  page.locator('main form').getByRole('button', { name: /^Save/ }).click()

async function choose(page: Page, label: string, option: string) {
  await page.locator('main form').getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
  await page.keyboard.press('Escape')
}

async function act(page: Page, name: string, what: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

test('staff add a category and a use case in it, which readers see until it is deleted', async ({
  browser,
}) => {
  const mark = Date.now()
  const [category, useCase] = [`Journey field ${mark}`, `Journey case ${mark}`]
  const page = await staffWindow(browser, 'admin', '/admin')
  await page.getByRole('link', { name: 'Manage use cases' }).first().click()
  await page.getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('button', { name: 'Add category' }).click()
  await page.getByRole('textbox', { name: 'Name in English' }).fill(category)
  await save(page)
  await expect(page.getByText('Use case category added')).toBeVisible()

  await page.goto(CASES)
  await settled(page)
  await page.getByRole('button', { name: 'Add use case' }).click()
  await save(page)
  await expect(page.getByText('Name cannot be empty')).toBeVisible()
  await expect(page.getByText('Link cannot be empty')).toBeVisible()
  await expect(page.getByText('At least one category must be selected')).toBeVisible()
  await isAccessible(page)
  await page.getByRole('textbox', { name: 'Name in English' }).fill(useCase)
  await page.getByRole('textbox', { name: 'Link' }).fill('https://research.example/journey')
  await choose(page, 'Categories', category)
  await save(page)
  await expect(page.getByText('Use case added')).toBeVisible()

  await page.goto(`${CASES}?search=${encodeURIComponent(useCase)}`)
  await settled(page)
  await act(page, useCase, 'Edit')
  await page.getByRole('textbox', { name: 'Name in German' }).fill(`Reise ${mark}`)
  await save(page)
  await expect(page.getByText('Use case updated')).toBeVisible()
  await page.goto('/use-cases')
  await page.getByRole('link', { name: category }).click()
  await expect(page.getByText(useCase)).toBeVisible()

  await page.goto(`${CASES}/categories?search=${encodeURIComponent(category)}`)
  await settled(page)
  await page.getByRole('button', { name: `Actions for ${category}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled()
  await isAccessible(page)
  await page.keyboard.press('Escape')

  for (const [path, name, toast] of [
    [CASES, useCase, 'Use case deleted'],
    [`${CASES}/categories`, category, 'Use case category deleted'],
  ] as const) {
    await page.goto(`${path}?search=${encodeURIComponent(name)}`)
    await settled(page)
    await act(page, name, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(toast)).toBeVisible()
  }
})
