import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

const CODE = 'fx_fixing_volumes'
const DAYS = `/admin/manage-products/${CODE}/days`
/** A Wednesday of the past on which nothing else happens. */
const DAY = '2025/10/15'
const ADDRESS = `${DAYS}?from=2025-10-15`

test('a day that staff mark as missing is seen by customers and not charged', async ({
  browser,
  page: customer,
}) => {
  const product = `/product/details/${CODE}?from=2025-10-13&to=2025-10-17`
  const said = `Volumes are checked ${Date.now()}`
  const staff = await staffWindow(browser, 'admin', ADDRESS)
  await settled(staff)
  const panel = staff.getByRole('region', { name: DAY })
  await expect(panel.getByText('Complete: it is sold and delivered.')).toBeVisible()
  const { violations } = await new AxeBuilder({ page: staff })
    .exclude('[data-live-announcer]')
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await panel.getByRole('radio', { name: /^Missing/ }).check()
  await panel.getByRole('button', { name: 'Mark 1 day as missing' }).click()
  await expect(panel.getByText('is required').first()).toBeVisible()
  await panel.getByRole('textbox', { name: 'in English' }).fill(said)
  await panel.getByRole('textbox', { name: 'in German' }).fill('Umsätze werden geprüft')
  await panel.getByRole('button', { name: 'Mark 1 day as missing' }).click()
  await expect(staff.getByText('1 day is marked as missing.')).toBeVisible()
  await expect(panel.getByText(/^Missing, because staff marked it/)).toBeVisible()
  await expect(staff.getByRole('cell', { name: 'Set aside' })).toBeVisible()

  await customer.goto(product)
  await expect(customer.getByText(said).first()).toBeAttached()
  await expect(customer.getByText('2025/10/15').first()).toBeVisible()

  await panel.getByRole('button', { name: 'Take the mark of this day back' }).click()
  await expect(panel.getByText('Complete: it is sold and delivered.')).toBeVisible()
  await expect(staff.getByText(/took the mark of 1 day back/).first()).toBeVisible()
  await staff.context().close()
})
