import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { ownCustomer } from './support/own_customer.ts'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { tick } from './support/tick.ts'

const TYPE = 'Open Interest Insight'

test('staff set the days of a range on the ribbon by keys', async ({ browser }) => {
  const email = await ownCustomer()
  const staff = await staffWindow(
    browser,
    'admin',
    '/admin/manage-users/add-multiple-subscriptions'
  )
  await staff.getByRole('combobox', { name: 'User' }).fill(email)
  await staff.getByRole('option', { name: new RegExp(email) }).click()
  await tick(staff.getByRole('checkbox', { name: TYPE }))
  await staff.getByRole('button', { name: 'Submit' }).click()
  await staff.getByRole('link', { name: 'To the subscriptions of the person' }).click()
  await expect(staff.getByRole('heading', { name: TYPE })).toBeVisible()
  await settled(staff)

  await staff.getByRole('button', { name: 'Add date range' }).first().click()
  const form = staff.getByRole('form', { name: 'Add date range' })
  const ribbon = form.getByRole('slider')
  await ribbon.focus()
  await staff.keyboard.press('Home')
  await staff.keyboard.press('Enter')
  const first = form.getByRole('textbox', { name: 'First day' })
  await expect(first).toHaveValue(/^20\d\d\/\d\d\/\d\d$/)
  await staff.keyboard.press('End')
  await staff.keyboard.press('Enter')
  await expect(form.getByRole('textbox', { name: 'Last day' })).toHaveValue(/^20\d\d\//)
  const { violations } = await new AxeBuilder({ page: staff })
    .exclude('[data-live-announcer]')
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
