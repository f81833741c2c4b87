import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { warnEnding } from '#contracts/actions/warn/warn_ending'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { givenContract } from '#tests/fixtures/contracts/given_contract'
import { givenPartner } from '#tests/fixtures/contracts/given_partner'

const TODAY = CalendarDay.today()

const endingIn = async (days: number, name: string) => {
  const { id: partnerId } = await givenPartner({ name })
  const endDate = TODAY.plusDays(days).iso
  return givenContract({ partnerId, startDate: '2020-01-01', endDate })
}

type Told = { subject: string; text: string; key: string }

const mailsTo = (to: string) =>
  rows<Told>(
    null,
    `select subject, coalesce(text_body, '') as text, dedupe_key as key from mail_outbox
      where dedupe_key like 'contract-ending:%' and recipient = ? order by id`,
    [to]
  )

test.group('Contracts | ending contracts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('those who write contracts are warned 60 and 14 days before, once, in one mail in their language', async ({
    assert,
  }) => {
    const admin = await createStaff('admin')
    const viewer = await createStaff('viewer')
    const { email } = await createCustomer()
    await rows(null, `update users set locale = 'de' where id = ?`, [admin.id])
    await endingIn(60, 'Sixty AG')
    await endingIn(58, 'Late AG')
    await endingIn(14, 'Fourteen AG')
    for (const days of [61, 40, 5]) await endingIn(days, 'Other AG')
    await warnEnding()
    await warnEnding()
    const [mail, ...more] = await mailsTo(admin.email)
    assert.lengthOf(more, 0)
    assert.equal(mail!.subject, 'Verträge, die bald enden: 3')
    const named = ['Fourteen AG', 'Late AG', 'Sixty AG'].map((name) => mail!.text.indexOf(name))
    assert.deepEqual(
      named,
      [...named].sort((a, b) => a - b)
    )
    assert.notInclude(named, -1)
    assert.notInclude(mail!.text, 'Other AG')
    assert.lengthOf(await mailsTo(viewer.email), 0)
    assert.lengthOf(await mailsTo(email), 0)
  })

  test('a contract whose end moves is told anew on the next day, and nothing else is', async ({
    assert,
  }) => {
    const admin = await createStaff('admin')
    const moved = await endingIn(60, 'Moved AG')
    await endingIn(60, 'Staying AG')
    await warnEnding(TODAY)
    const end = TODAY.plusDays(59).iso
    await rows(null, 'update contracts set end_date = ? where id = ?', [end, moved.id])
    await warnEnding(TODAY)
    assert.lengthOf(await mailsTo(admin.email), 1)
    await warnEnding(TODAY.plusDays(1))
    const [, second, ...more] = await mailsTo(admin.email)
    assert.lengthOf(more, 0)
    assert.include(second!.text, 'Moved AG')
    assert.notInclude(second!.text, 'Staying AG')
  })

  test('of many that end on one day the first are named, and how many more there are', async ({
    assert,
  }) => {
    const admin = await createStaff('admin')
    const { id: partnerId } = await givenPartner()
    const endDate = TODAY.plusDays(14).iso
    const { id } = await givenContract({ partnerId, startDate: '2020-01-01', endDate })
    await rows(
      null,
      `insert into contracts (partner_id, contract_type_id, product_id, clm_ma_number, start_date, end_date)
       select partner_id, contract_type_id, product_id, 'MA-' || n, start_date, end_date
         from contracts, generate_series(1, 99) n where id = ?`,
      [id]
    )
    await warnEnding()
    const [mail, ...more] = await mailsTo(admin.email)
    assert.lengthOf(more, 0)
    assert.equal(mail!.subject, 'Contracts that end soon: 100')
    assert.include(mail!.text, '- and 60 more')
  })
})
