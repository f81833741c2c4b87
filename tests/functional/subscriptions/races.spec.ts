import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { addContact } from '#subscriptions/actions/contacts/save_contact'
import { addRange } from '#subscriptions/actions/entitle/add_range'
import { setVisibility } from '#subscriptions/actions/entitle/set_visibility'
import { giveUnrestricted } from '#subscriptions/actions/entitle/unrestricted'
import { sendMailing } from '#subscriptions/actions/mailings/send_mailing'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

const BY = { id: null, label: 'A clerk' }
const NAME = 'Type of the races'
const RECIPIENTS = ['race.one@brook.example', 'race.two@brook.example']
const times = (count: number) => [...Array(count).keys()]

const nothingLeft = async () => {
  await rows(null, 'delete from mail_outbox where recipient = any(?)', [RECIPIENTS])
  await rows(null, 'delete from subscription_types where name = ?', [NAME])
  await rows(null, `delete from subscription_folders where name = 'Folder of ' || ?`, [NAME])
}

test.group('Subscriptions | staff who do the same at once', (group) => {
  group.each.setup(() => nothingLeft)

  test('of presses that arrive together one sends, and all are told the same', async ({
    assert,
  }) => {
    const letter = { subject: 'Levels', body: 'An hour later.', recipients: RECIPIENTS }
    const mailing = {
      typeId: await givenType({ name: NAME }),
      key: randomUUID(),
      ...letter,
      by: BY,
    }
    const answers = await Promise.all(times(6).map(() => sendMailing(mailing)))
    for (const answer of answers) assert.deepEqual(answer, { ok: true, value: 2 })
    const sent = await rows(null, 'select 1 from mail_outbox where recipient = any(?)', [
      RECIPIENTS,
    ])
    assert.lengthOf(sent, 2)
    const kept = await rows(null, 'select 1 from subscription_mailings where type_id = ?', [
      mailing.typeId,
    ])
    assert.lengthOf(kept, 1)
  })

  test('of clerks who add the same contact at once one adds it, the others are told', async ({
    assert,
  }) => {
    const typeId = await givenType({ name: NAME })
    const add = () => addContact({ typeId, email: RECIPIENTS[0]!, by: BY })
    const answers = await Promise.all(times(6).map(add))
    assert.lengthOf(
      answers.filter(({ ok }) => ok),
      1
    )
    for (const answer of answers.filter(({ ok }) => !ok)) {
      assert.containsSubset(answer, { refusal: { field: 'email', status: 409 } })
    }
  })

  test('clerks who give the same type at once give one subscription, by ranges or unrestricted', async ({
    assert,
  }) => {
    const typeId = await givenType({ name: NAME })
    const user = await createCustomer()
    const which = { userId: user.id, typeId, by: BY }
    const terms = {
      days: { from: CalendarDay.today(), until: null },
      ...{ visible: ALWAYS, actualStart: null, isTrial: false },
    }
    const answers = await Promise.all([
      ...times(3).map(() => addRange(which, terms)),
      ...times(3).map(() => giveUnrestricted(which)),
    ])
    const [held, ...others] = await assignedSubscriptions(user.id)
    assert.isEmpty(others)
    assert.equal(held!.isUnrestricted, held!.ranges.length === 0)
    const refused = answers.filter(({ ok }) => !ok)
    assert.lengthOf(refused, 3)
    for (const answer of refused) assert.containsSubset(answer, { refusal: { status: 409 } })
    await rows(null, 'delete from subscription_users where type_id = ?', [typeId])
    await rows(null, 'delete from users where id = ?', [user.id])
  })

  test('of clerks who change at once what somebody has, all seeing the same, one is heard', async ({
    assert,
  }) => {
    const typeId = await givenType({ name: NAME })
    const user = await createCustomer()
    const which = { userId: user.id, typeId, by: BY }
    await giveUnrestricted(which)
    const [before] = await assignedSubscriptions(user.id)
    const { version: seen } = before!
    const day = (at: number) => CalendarDay.today().plusDays(at)
    const answers = await Promise.all(
      times(6).map((at) =>
        setVisibility({ ...which, seen }, { from: day(-at - 1), until: day(at + 1) })
      )
    )
    const heard = answers.flatMap(({ ok }, at) => (ok ? [at] : []))
    assert.lengthOf(heard, 1)
    const [held] = await assignedSubscriptions(user.id)
    assert.equal(held!.visibleUntil, day(heard[0]! + 1).iso)
    assert.notEqual(held!.version, seen)
    await rows(null, 'delete from subscription_users where type_id = ?', [typeId])
    await rows(null, 'delete from users where id = ?', [user.id])
  })
})
