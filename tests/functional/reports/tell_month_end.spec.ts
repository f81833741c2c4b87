import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { tellMonthEnd } from '#reports/actions/month_end/tell_month_end'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenBilledCustomer, givenCompleted } from '#tests/fixtures/reports/given_completed'
import { givenReportProduct } from '#tests/fixtures/reports/given_snapshot'

const AT = '2026-10-12T10:00:00Z'
const on = (day: string) => tellMonthEnd(CalendarDay.parse(day)!)

const mails = () =>
  rows<{ to: string; subject: string; text: string }>(
    null,
    `select recipient as to, subject, text_body as text from mail_outbox
      where dedupe_key like 'reports-month-end:%' order by id`
  )

test.group('Reports | staff are told before the month end', (group) => {
  let productId: number
  let admin: Awaited<ReturnType<typeof createStaff>>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    productId = await givenReportProduct()
    await rows(null, `update users set locked_at = now() where kind = 'staff'`)
    admin = await createStaff('admin')
    await createStaff('viewer')
  })

  test('three days before, once, in their language, with what it would be', async ({ assert }) => {
    await rows(null, `update users set locale = 'de' where id = ?`, [admin.id])
    await givenCompleted((await givenBilledCustomer('DE')).id, productId, { at: AT })
    await givenCompleted((await givenBilledCustomer('CH')).id, productId, { at: AT })
    await on('2026-10-28')
    assert.isEmpty(await mails())
    await on('2026-10-29')
    await on('2026-10-30')
    const [mail, ...others] = await mails()
    assert.isEmpty(others)
    assert.equal(mail!.to, admin.email)
    assert.equal(mail!.subject, 'Berichte 2026/10: Rechnungen für 2 Kunden am 2026/11/01')
    assert.include(mail!.text, '250,00 EUR netto')
    assert.include(mail!.text, 'Es fehlt nichts.')
  })

  test('it says for how many customers something is missing', async ({ assert }) => {
    await givenCompleted((await givenBilledCustomer('FR')).id, productId, { at: AT })
    const bare = await createCustomer()
    await rows(null, 'delete from addresses where user_id = ?', [bare.id])
    await givenCompleted(bare.id, productId, { at: AT })
    await on('2026-10-31')
    const [mail] = await mails()
    assert.match(mail!.subject, /something is missing/)
    assert.include(mail!.text, 'is missing: 2.')
    assert.include(mail!.text, '/admin/manage-reports/month-end')
  })

  test('where nothing is owed nobody is written to', async ({ assert }) => {
    await on('2026-10-31')
    assert.isEmpty(await mails())
  })
})
