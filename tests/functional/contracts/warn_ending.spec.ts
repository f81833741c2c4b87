import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { warnEnding } from '#contracts/actions/warn/warn_ending'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { givenContract } from '#tests/fixtures/contracts/given_contract'

const endingIn = (days: number) =>
  givenContract({ startDate: '2020-01-01', endDate: CalendarDay.today().plusDays(days).iso })

const mailsAbout = (id: number, to: string) =>
  rows<{ subject: string; locale: string }>(
    null,
    `select subject, locale from mail_outbox
      where dedupe_key like 'contract-ending:' || ? || ':%' and recipient = ?`,
    [id, to]
  )

test.group('Contracts | ending contracts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('those who write contracts are warned 60 and 14 days before, once, in their language', async ({
    assert,
  }) => {
    const admin = await createStaff('admin')
    const viewer = await createStaff('viewer')
    const { email } = await createCustomer()
    await rows(null, `update users set locale = 'de' where id = ?`, [admin.id])
    const [sixty, late, fourteen] = [await endingIn(60), await endingIn(58), await endingIn(14)]
    const others = [await endingIn(61), await endingIn(40), await endingIn(5)]
    await warnEnding()
    await warnEnding()
    for (const { id } of [sixty, late, fourteen]) {
      const mails = await mailsAbout(id, admin.email)
      assert.lengthOf(mails, 1)
      assert.match(mails[0]!.subject, /^Vertrag MA-0001 von .* endet am /)
      assert.lengthOf(await mailsAbout(id, viewer.email), 0)
      assert.lengthOf(await mailsAbout(id, email), 0)
    }
    for (const { id } of others) assert.lengthOf(await mailsAbout(id, admin.email), 0)
  })
})
