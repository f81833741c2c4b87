import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { remindEnding } from '#subscriptions/actions/remind/remind_ending'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { subscriptionHistory } from '#subscriptions/queries/subscription_history'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Given = { ends: number; begins?: number; isTrial?: boolean; then?: number | null }

const inDays = (days: number) => CalendarDay.today().plusDays(days)

/** Somebody whose days of data end; `then` ends what follows, null never. */
async function givenEnding({ ends, begins = -300, isTrial, then }: Given) {
  const user = await createCustomer()
  const typeId = await givenType({ name: `Ends in ${ends} of ${user.id}` })
  const visible = { from: null, until: null }
  const ranges = [{ days: { from: inDays(begins), until: inDays(ends) }, visible, isTrial }]
  if (then !== undefined) {
    const until = then === null ? null : inDays(then)
    ranges.push({ days: { from: inDays(ends + 1), until: until as CalendarDay }, visible, isTrial })
  }
  await givenSubscription(typeId, user.id, { isUnrestricted: false, visible, ranges })
  await rows(null, `update subscription_ranges set created_at = now() - interval '300 days'`)
  const [held] = await assignedSubscriptions(user.id)
  return { user, typeId, rangeId: held!.ranges[0]!.id }
}

const mailsTo = (email: string) =>
  rows<{ subject: string; locale: string; text: string }>(
    null,
    'select subject, locale, text_body as text from mail_outbox where recipient = ? order by id',
    [email]
  )

const written = (days: number) => inDays(days).iso.replaceAll('-', '/')

const until = (days: number) => `Files that you have can be fetched until ${written(days)}.`

const noLonger = (days: number) =>
  `Its files can no longer be fetched; the last day for that was ${written(days)}.`

test.group('Subscriptions | what ends', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('who is told: {what}')
    .with([
      { what: '30 days before', given: { ends: 30 }, mails: 1 },
      { what: '7 days before, a trial', given: { ends: 7, isTrial: true }, mails: 1 },
      { what: 'on the day', given: { ends: 0 }, mails: 1 },
      { what: 'not 31 days before', given: { ends: 31 }, mails: 0 },
      { what: 'not a day later', given: { ends: -1 }, mails: 0 },
      { what: 'not where it goes on', given: { ends: 7, then: 370 }, mails: 0 },
      { what: 'not where it goes on without end', given: { ends: 7, then: null }, mails: 0 },
    ])
    .run(async ({ assert }, { given, mails }) => {
      const { user } = await givenEnding(given)
      await remindEnding()
      await remindEnding()
      assert.lengthOf(await mailsTo(user.email), mails)
    })

  test('until when files can be fetched is told as both visibilities say it: {range}, {whole}')
    .with([
      { range: null, whole: null, said: 'Files that you have can still be fetched afterwards.' },
      { range: 20, whole: null, said: until(20) },
      { range: null, whole: 9, said: until(9) },
      { range: 20, whole: 9, said: until(9) },
      { range: 20, whole: 40, said: until(20) },
      { range: null, whole: 0, said: until(0) },
      { range: 20, whole: -1, said: noLonger(-1) },
      { range: -3, whole: null, said: noLonger(-3) },
    ])
    .run(async ({ assert }, { range, whole, said }) => {
      const { user, rangeId } = await givenEnding({ ends: 7 })
      const dayIn = (days: number | null) => (days === null ? null : inDays(days).iso)
      await rows(null, 'update subscription_ranges set visible_until = ? where id = ?', [
        ...[dayIn(range), rangeId],
      ])
      await rows(null, 'update subscription_users set visible_until = ? where user_id = ?', [
        ...[dayIn(whole), user.id],
      ])
      await remindEnding()
      const [mail] = await mailsTo(user.email)
      assert.include(mail!.text, said)
    })

  test('days that were given just after midnight where the shop is are known since that day', async ({
    assert,
  }) => {
    const { user } = await givenEnding({ ends: 7 })
    await rows(null, `set local timezone to 'UTC'`)
    await rows(
      null,
      `update subscription_ranges set created_at = shop_day_begins(shop_today()) + interval '1 minute'`
    )
    await remindEnding()
    assert.lengthOf(await mailsTo(user.email), 0)
  })

  test('a locked person is not told, and a moved end is told of anew', async ({ assert }) => {
    const [locked, moved] = [await givenEnding({ ends: 7 }), await givenEnding({ ends: 7 })]
    await rows(null, 'update users set locked_at = now() where id = ?', [locked.user.id])
    await remindEnding()
    await rows(null, 'update subscription_ranges set ends_on = ? where id = ?', [
      ...[inDays(6).iso, moved.rangeId],
    ])
    await remindEnding()
    assert.lengthOf(await mailsTo(locked.user.email), 0)
    assert.lengthOf(await mailsTo(moved.user.email), 2)
  })

  test('staff see what ends and is not renewed, the next first, and trials apart', async ({
    assert,
    client,
  }) => {
    const soon = await givenEnding({ ends: 3, isTrial: true })
    const later = await givenEnding({ ends: 40 })
    const renewed = await givenEnding({ ends: 5, then: 100 })
    await givenEnding({ ends: 90 })
    const over = await givenEnding({ ends: -20 })
    const shown = async (qs: object) => {
      const response = await client
        .get('/admin/subscriptions-ending')
        .qs(qs)
        .loginAs(await createStaff('viewer'))
        .withInertia()
      const { endings } = (response.body() as { props: { endings: { rangeId: number }[] } }).props
      return endings.map(({ rangeId }) => rangeId)
    }
    assert.deepEqual(
      await shown({}),
      [over, soon, later].map(({ rangeId }) => rangeId)
    )
    assert.deepEqual(await shown({ view: 'trials' }), [soon.rangeId])
    assert.deepEqual(await shown({ when: 'Week' }), [soon.rangeId])
    assert.deepEqual(await shown({ when: 'Over' }), [over.rangeId])
    assert.deepEqual(await shown({ search: later.user.email }), [later.rangeId])
    const [type] = await rows<{ name: string }>(
      null,
      'select name from subscription_types where id = ?',
      [over.typeId]
    )
    assert.include(await shown({ search: type!.name.toUpperCase() }), over.rangeId)
    await rows(
      null,
      `delete from subscription_ranges r using subscription_users s
        where s.id = r.subscription_id and s.user_id = ? and r.id <> ?`,
      [renewed.user.id, renewed.rangeId]
    )
    await rows(null, 'update subscription_ranges set is_trial = true where id = ?', [
      renewed.rangeId,
    ])
    assert.deepEqual(await shown({ view: 'trials' }), [soon.rangeId, renewed.rangeId])
  })

  test('a renewal gives the next range once, however often it is asked for', async ({
    assert,
    client,
  }) => {
    const { user, typeId, rangeId } = await givenEnding({ ends: 7, begins: -2 })
    const path = `/admin/manage-users/${user.id}/subscriptions/${typeId}/ranges/${rangeId}/renewal`
    const staff = await createStaff('manager')
    const renew = () => client.post(path).loginAs(staff).withCsrfToken().withInertia().redirects(0)
    await renew()
    const second = await renew()
    const [held] = await assignedSubscriptions(user.id)
    assert.deepEqual(
      held!.ranges.map(({ startsOn, endsOn }) => [startsOn, endsOn]),
      [
        [inDays(-2).iso, inDays(7).iso],
        [inDays(8).iso, inDays(17).iso],
      ]
    )
    second.assertStatus(302)
  })

  test('why it was renewed stands in the history; too long, it is not renewed', async ({
    assert,
    client,
  }) => {
    const { user, typeId, rangeId } = await givenEnding({ ends: 7, begins: -2 })
    const path = `/admin/manage-users/${user.id}/subscriptions/${typeId}/ranges/${rangeId}/renewal`
    const staff = await createStaff('manager')
    const renew = (reason: string) =>
      client.post(path).json({ reason }).loginAs(staff).withCsrfToken().withInertia().redirects(0)
    assert.property(errorsOf(await renew('x'.repeat(1_001))), 'reason')
    assert.lengthOf((await assignedSubscriptions(user.id))[0]!.ranges, 1)
    await renew('Agreed by phone.')
    const [line] = (await subscriptionHistory(user.id)).lines
    assert.containsSubset(line, { action: 'renewed', reason: 'Agreed by phone.' })
  })

  test('a trial is not renewed, nor what somebody who is locked has', async ({
    assert,
    client,
  }) => {
    const trial = await givenEnding({ ends: 3, isTrial: true })
    const locked = await givenEnding({ ends: 3 })
    await rows(null, 'update users set locked_at = now() where id = ?', [locked.user.id])
    for (const { user, typeId, rangeId } of [trial, locked]) {
      await client
        .post(`/admin/manage-users/${user.id}/subscriptions/${typeId}/ranges/${rangeId}/renewal`)
        .loginAs(await createStaff('manager'))
        .withCsrfToken()
        .withInertia()
        .redirects(0)
      assert.lengthOf((await assignedSubscriptions(user.id))[0]!.ranges, 1)
    }
  })

  test('several are renewed at a time: first it is shown which days each gets, and why others get none', async ({
    assert,
    client,
  }) => {
    const [one, other] = [
      await givenEnding({ ends: 7, begins: -2 }),
      await givenEnding({ ends: 9, begins: 0 }),
    ]
    const trial = await givenEnding({ ends: 3, isTrial: true })
    const keys = [one, other, trial].map(({ rangeId }) => rangeId)
    const staff = await createStaff('manager')
    const send = async (isRehearsal: boolean) => {
      const response = await client
        .post('/admin/subscriptions-ending/bulk/renew')
        .accept('json')
        .json({ keys, isRehearsal, reason: 'Agreed at the fair.' })
        .loginAs(staff)
        .withCsrfToken()
      response.assertStatus(200)
      return (response.body() as unknown as { data: unknown }).data
    }
    const shown = {
      done: [one.rangeId, other.rangeId],
      refused: [
        {
          key: trial.rangeId,
          why: 'A trial is not renewed: give a date range for what was agreed.',
        },
      ],
      becomes: [
        { key: one.rangeId, what: `then has ${written(8)} to ${written(17)} as well` },
        { key: other.rangeId, what: `then has ${written(10)} to ${written(19)} as well` },
      ],
    }
    const ranges = async () =>
      (
        await Promise.all([one, other, trial].map(({ user }) => assignedSubscriptions(user.id)))
      ).map(([held]) => held!.ranges.length)
    assert.deepEqual(await send(true), shown)
    assert.deepEqual(await ranges(), [1, 1, 1])
    assert.deepEqual(await send(false), shown)
    assert.deepEqual(await ranges(), [2, 2, 1])
    const [line] = (await subscriptionHistory(one.user.id)).lines
    assert.containsSubset(line, { action: 'renewed', reason: 'Agreed at the fair.' })
  })
})
