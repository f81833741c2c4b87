import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

const PARTNERS = '/admin/business-partners'

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** Numbers that no other run has. */
const newNumbers = () => {
  const first = 8_000_000_000 + (Date.now() % 1_000_000_000)
  return [first, first + 1, first + 2] as const
}

const paste = async (page: Page, lines: string[]) => {
  await page.goto(`${PARTNERS}/imports`)
  await settled(page)
  await page.getByLabel('Or paste lines').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.waitForURL(/imports\/\d+$/)
  await settled(page)
}

const edit = async (page: Page, id: number) => {
  await page.getByRole('button', { name: new RegExp(`Actions for ${id}`) }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
}

test('staff import partners: wrong lines are mended, the rest is left out, and once more is nothing', async ({
  browser,
}) => {
  const [one, two, three] = newNumbers()
  const page = await staffWindow(browser, 'admin', PARTNERS)
  await paste(page, [
    `${one};Journey Research GmbH;DE`,
    `${two};Journey Données;FRA`,
    `${one};Journey Other GmbH;DE`,
    `${three};Journey Tāltjāro SIA;LV`,
  ])
  const write = page.getByRole('button', { name: /^Import \d+ business partner/ })
  await expect(page.getByText('2 lines cannot be imported')).toBeVisible()
  await isAccessible(page)

  await page.getByRole('button', { name: 'Mend line 2' }).click()
  await page.getByLabel('Line 2', { exact: true }).fill(`${two};Journey Données SAS;FR`)
  await page.getByRole('button', { name: 'Check line' }).click()
  await expect(page.getByText('1 line cannot be imported')).toBeVisible()
  await page.getByRole('button', { name: 'Leave out line 3' }).click()
  await expect(page.getByText(/cannot be imported/)).toHaveCount(0)
  await write.click()
  await expect(page.getByText('Business partners imported')).toBeVisible()

  await page.goto(`${PARTNERS}?search=${two}`)
  await expect(page.getByRole('cell', { name: 'Journey Données SAS', exact: true })).toBeVisible()
  await paste(page, [`${one};Journey Research GmbH;DE`, `${two};Journey Données SAS;FR`])
  await expect(page.getByText('There is nothing to import')).toBeVisible()
  await page.context().close()
})

test('what was typed for a partner that is renumbered or deleted meanwhile stays', async ({
  browser,
}) => {
  const [one, two] = newNumbers()
  const page = await staffWindow(browser, 'admin', PARTNERS)
  await paste(page, [`${one};Journey Twice GmbH;DE`])
  await page.getByRole('button', { name: /^Import 1 business partner/ }).click()
  await expect(page.getByText('Business partners imported')).toBeVisible()
  const search = `${PARTNERS}?search=Journey%20Twice`
  await page.goto(search)
  await settled(page)
  await edit(page, one)
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey Twice of mine')

  const other = await page.context().newPage()
  await other.goto(search)
  await settled(other)
  await edit(other, one)
  await other.getByRole('textbox', { name: /BP ID, at most/ }).fill(String(two))
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Business partner edited')).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('form').getByText(/not there any more/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Journey Twice of mine')
  await isAccessible(page)
  await page.context().close()
})
