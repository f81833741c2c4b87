import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { checkNightly } from '#contracts/actions/check/check_nightly'
import { acceptFinding } from '#contracts/actions/entitlements/accept_finding'
import { lastCheck } from '#contracts/queries/entitlements/last_check'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { givenPartner, givenUserOf } from '#tests/fixtures/contracts/given_partner'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const MONDAY = CalendarDay.of(2026, 6, 15)
const TUESDAY = MONDAY.plusDays(1)

/** Somebody who reads a type without any contract. */
async function givenFinding(company = 'Norrlot AB') {
  const partner = await givenPartner({ name: company })
  const { id: userId } = await createCustomer()
  await givenUserOf(partner, userId)
  const days = { from: CalendarDay.of(2026, 1, 1), until: CalendarDay.of(2026, 12, 31) }
  const ranges = [{ days, visible: ALWAYS, isTrial: false }]
  const type = await givenType({ name: `Levels for ${company}` })
  return givenSubscription(type, userId, { isUnrestricted: false, visible: ALWAYS, ranges })
}

const mailsTo = (to: string) =>
  rows<{ subject: string; text: string }>(
    null,
    `select subject, text_body as text from mail_outbox
      where dedupe_key like 'contract-findings:%' and recipient = ? order by id`,
    [to]
  )

const setDays = (held: number, days: string) =>
  rows(null, 'update subscription_users set days = ?::datemultirange where id = ?', [days, held])

const accept = (held: number, until: string) =>
  rows(
    null,
    `insert into contract_acceptances (finding, accepted_until, reason, actor_label)
     values ('s:' || ?::text, ?::date, 'The paper is in the post', 'me')`,
    [held, until]
  )

test.group('Contracts | the nightly check', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await rows(null, 'delete from subscription_users')
    await rows(null, 'delete from contracts')
  })

  test('what is new is told once to those who write contracts, in their language', async ({
    assert,
  }) => {
    const [admin, viewer] = [await createStaff('admin'), await createStaff('viewer')]
    await rows(null, `update users set locale = 'de' where id = ?`, [admin.id])
    await givenFinding()
    for (const day of [MONDAY, MONDAY, TUESDAY]) await checkNightly(day)
    const mails = await mailsTo(admin.email)
    assert.lengthOf(mails, 1)
    assert.equal(mails[0]!.subject, 'Verträge und Daten stimmen nicht überein: 1 neu am 2026/06/15')
    assert.include(mails[0]!.text, 'Daten ohne Vertrag: 1')
    assert.match(mails[0]!.text, /Norrlot AB, .+, Levels for Norrlot AB/)
    assert.isEmpty(await mailsTo(viewer.email))
    assert.deepEqual(await lastCheck(), { day: TUESDAY.iso, fresh: 0 })
  })

  test('what was mended or accepted and comes back is told again', async ({ assert }) => {
    const { email } = await createStaff('admin')
    const held = await givenFinding()
    await checkNightly(MONDAY)
    await accept(held, MONDAY.plusDays(2).iso)
    await checkNightly(TUESDAY)
    await checkNightly(MONDAY.plusDays(2))
    assert.lengthOf(await mailsTo(email), 1)
    await checkNightly(MONDAY.plusDays(3))
    assert.lengthOf(await mailsTo(email), 2)
    await setDays(held, '{[2026-01-01,2026-02-01)}')
    await checkNightly(MONDAY.plusDays(4))
    await setDays(held, '{[2026-01-01,2027-01-01)}')
    await checkNightly(MONDAY.plusDays(5))
    assert.lengthOf(await mailsTo(email), 3)
  })

  test('what was accepted is told again when more than that does not agree', async ({ assert }) => {
    const { email } = await createStaff('admin')
    const held = await givenFinding()
    const wish = { finding: `s:${held}`, until: '2026-12-31', reason: 'The paper is in the post' }
    const by = { today: MONDAY, actor: { id: null, label: 'me' } }
    assert.isTrue((await acceptFinding(wish, by)).ok)
    await checkNightly(MONDAY)
    assert.isEmpty(await mailsTo(email))
    await setDays(held, '{[2026-01-01,2028-01-01)}')
    await checkNightly(TUESDAY)
    assert.lengthOf(await mailsTo(email), 1)
  })

  test('of many the first twenty are named, and all counted', async ({ assert }) => {
    const { email } = await createStaff('admin')
    for (let n = 10; n < 33; n++) await givenFinding(`Company ${n}`)
    await checkNightly(MONDAY)
    const [mail] = await mailsTo(email)
    assert.include(mail!.text, 'Data without a contract: 23')
    assert.include(mail!.text, 'Company 29, ')
    assert.notInclude(mail!.text, 'Company 30')
    assert.include(mail!.text, 'and 3 more')
  })

  test('where nobody can be told, nothing counts as told', async ({ assert }) => {
    await rows(null, `update users set locked_at = now() where kind = 'staff'`)
    await givenFinding()
    await checkNightly(MONDAY)
    assert.isNull(await lastCheck())
    const { email } = await createStaff('admin')
    await checkNightly(MONDAY)
    assert.lengthOf(await mailsTo(email), 1)
  })
})

test.group('Contracts | the nightly check of two workers', (group) => {
  const FAR = CalendarDay.of(2126, 1, 1)
  const made: { staff: number[]; types: number[]; people: number[] } = {
    ...{ staff: [], types: [], people: [] },
  }

  group.teardown(async () => {
    await rows(null, 'delete from contract_findings_told where told_on = ?::date', [FAR.iso])
    await rows(null, 'delete from contract_checks where day = ?::date', [FAR.iso])
    await rows(null, `delete from mail_outbox where dedupe_key like 'contract-findings:2126%'`)
    await rows(null, 'delete from subscription_users where type_id = any(?::int[])', [made.types])
    await rows(
      null,
      `with gone as (delete from subscription_types where id = any(?::int[]) returning folder_id)
       delete from subscription_folders where id in (select folder_id from gone)`,
      [made.types]
    )
    await rows(null, 'delete from users where id = any(?::int[])', [
      [...made.staff, ...made.people],
    ])
  })

  test('one of them tells', async ({ assert }) => {
    const { id: staffId, email } = await createStaff('admin')
    const { id: userId } = await createCustomer()
    const typeId = await givenType({ name: 'Levels of two workers' })
    made.staff.push(staffId)
    made.types.push(typeId)
    made.people.push(userId)
    await givenSubscription(typeId, userId, {
      ...{ isUnrestricted: true, visible: ALWAYS, ranges: [] },
    })
    await Promise.all([1, 2, 3].map(() => checkNightly(FAR)))
    assert.lengthOf(await mailsTo(email), 1)
    assert.isAbove((await lastCheck())!.fresh, 0)
  })
})
