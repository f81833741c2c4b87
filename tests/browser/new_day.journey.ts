import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { bringDays, fileOf } from './support/bring_day.ts'
import { makeToken, takeScript } from './support/fetch_script.ts'
import { latestMailTo } from './support/inbox.ts'
import { ownCustomer } from './support/own_customer.ts'
import { signInAsCustomer, staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { shopToday } from './support/shop_today.ts'

const MINE = '/my-account/my-subscriptions'
const REQUESTS = '/admin/manage-subscription-requests'
const TYPES = '/admin/manage-subscriptions'
const TYPE = 'Reference Data, Norrland'

async function confirm(browser: Browser, number: string) {
  const staff = await staffWindow(browser, 'admin', REQUESTS)
  const row = staff.getByRole('row', { name: new RegExp(`Request ${number},`) })
  await row.getByRole('button', { name: 'Confirm' }).click()
  await staff.getByRole('button', { name: 'Confirm the request' }).click()
  await expect(row).toContainText('Confirmed')
  return staff
}

test('a customer asks for a subscription, is welcomed, and his script fetches the day that comes next', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = await ownCustomer()
  await page.goto(MINE)
  await signInAsCustomer(page, email)
  await page.waitForURL(`**${MINE}`)
  await page.goto('/subscription-request?product=ref_norr')
  await settled(page)
  await page.getByLabel('Message').fill('Each morning, by our computer.')
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click()
  const thanks = page.getByRole('heading', { name: /your request \d+ is with us/ })
  await expect(thanks).toBeVisible()
  const number = /\d+/.exec(await thanks.innerText())![0]

  const staff = await confirm(browser, number)
  await latestMailTo(email, `Your subscription request ${number} is confirmed`)
  await staff.goto(TYPES)
  await settled(staff)
  await staff.getByRole('link', { name: TYPE }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(TYPE)
  await settled(staff)
  const user = staff.getByRole('row').filter({ hasText: email })
  await user.getByRole('button', { name: /^Actions for/ }).click()
  await staff.getByRole('menuitem', { name: 'Send welcome e-mail' }).click()
  await expect(staff.getByText('Email has been sent to the user').first()).toBeVisible()
  const welcome = await latestMailTo(email, `Your subscription “${TYPE}”`)
  await staff.context().close()

  const token = await makeToken(page, 'Computer of the desk')
  const own = new URL(/https?:\S+\/my-subscriptions\/\d+/.exec(welcome.text)![0])
  await page.goto(own.pathname)
  await settled(page)
  await expect(page.getByText('No file can be fetched today.')).toBeVisible()
  const { run, data } = await takeScript(page, token)
  expect(await run()).toEqual([`All files are in ${data} and match their SHA-256.`])

  const content = `isin,name\nNO0000000001,${email}\n`
  const name = fileOf('ref_norr', shopToday())
  await bringDays('ref_norr', [shopToday()], content)
  await page.reload()
  await settled(page)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Not fetched yet')
  expect((await run())[0]).toBe(`fetched   ref_norr/${name}`)
  expect(readFileSync(join(data, 'ref_norr', name), 'utf8')).toBe(content)
  await page.reload()
  await settled(page)
  await expect(row).toContainText('Fetched')
  expect(await run()).toHaveLength(1)
})
