import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

const TYPE = 'Index Levels by the Second'

test('staff choose by keys over which years the days of users are drawn', async ({ browser }) => {
  const staff = await staffWindow(browser, 'admin', '/admin/manage-subscriptions')
  await settled(staff)
  await staff.getByRole('link', { name: TYPE }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(TYPE)
  await settled(staff)

  const axis = staff.getByRole('radiogroup', { name: 'Axis' })
  const all = axis.getByRole('radio', { name: 'All' })
  await axis.getByRole('radio', { name: '3 years' }).focus()
  await staff.keyboard.press('ArrowRight')
  await staff.keyboard.press('Space')
  await staff.waitForURL(/axis=All/)
  await expect(all).toBeChecked()
  await expect(all).toBeFocused()
  const { violations } = await new AxeBuilder({ page: staff })
    .exclude('[data-live-announcer]')
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await staff.getByRole('columnheader', { name: 'Company' }).getByRole('link').click()
  await staff.waitForURL(/orderBy=company/)
  await expect(all).toBeChecked()
  await staff.context().close()
})
