import { staffBrowser } from '../staff_session.ts'
import { callOf, Customer } from './customer.ts'
import { eventually } from '../../../tests/fixtures/shared/eventually.ts'
import type { Machine } from './machine.ts'
import { DAYS, SHOP_URL } from './operator.ts'
import { firstProducts } from './runbook.ts'
import type { Steps } from './steps.ts'

const PRODUCT = 'nor_trades'

/** From a shop that knows nobody and sells nothing to the first file that a customer has. */
export async function firstHour(machine: Machine, steps: Steps): Promise<void> {
  for (const line of firstProducts()) await steps.take(line, () => machine.do(line))
  const staff = await staffBrowser(SHOP_URL)
  await steps.take('the first of the staff signs in', async () => {
    const { email } = await callOf<{ email: string }>(staff, '/users/me')
    return email
  })

  const customer = new Customer()
  await steps.take('a customer registers', () => customer.register())
  await steps.take('opens the mailed link, chooses a password', () => customer.choosePassword())
  await steps.take('signs in, agrees to the privacy notice', () => customer.signIn())
  let number = 0
  await steps.take('orders two weeks by transfer', async () => {
    const placed = await customer.order(PRODUCT, DAYS[0]!, DAYS.at(-1)!)
    number = placed.number
    return `order ${number}, ${(placed.cents / 100).toFixed(2)} EUR`
  })
  await steps.take('staff notes the payment', async () => {
    const path = `/orders/${number}/${await customer.id()}`
    await callOf(staff, path, 'PUT', { orderState: 'Confirmed' })
  })
  await steps.take('the worker makes the files', () => customer.untilCompleted(number))
  await steps.take('a file is downloaded', async () => {
    return `1 of ${await customer.download(number)}, its digest is the one that was told`
  })
  await steps.take('mails: confirmation, invoice, files', async () => {
    const subjects = await eventually('three mails about the order', async () => {
      const about = (await customer.mails()).filter((one) => one.includes(String(number)))
      return about.length >= 3 && about
    })
    return `${subjects.length} about order ${number}`
  })
}
