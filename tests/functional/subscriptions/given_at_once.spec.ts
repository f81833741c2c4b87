import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { addRange } from '#subscriptions/actions/entitle/add_range'
import { addSubscribers } from '#subscriptions/actions/subscribers/add_subscribers'
import { termsFrom } from '#subscriptions/domain/range_terms'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { openTransaction } from '#tests/fixtures/shared/open_transaction'
import { until } from '#tests/fixtures/shared/until'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

const BY = { id: null, label: 'A clerk' }
const NAME = 'Given at once'
const MANY = 200

const nothingLeft = async () => {
  await rows(
    null,
    `delete from subscription_users where type_id in (select id from subscription_types where name = ?)`,
    [NAME]
  )
  await rows(null, 'delete from subscription_types where name = ?', [NAME])
  await rows(null, `delete from subscription_folders where name = 'Folder of ' || ?`, [NAME])
  await rows(null, `delete from users where issuer = ?`, [NAME])
}

const givenPeople = async (count: number): Promise<number[]> => {
  const made = await rows<{ id: number }>(
    null,
    `insert into users (kind, first_name, last_name, company, email, issuer, subject)
     select 'customer', 'Person', n::text, 'Many', 'at.once.' || n || '@brook.example', :NAME, n::text
       from generate_series(1, :count::int) n returning id`,
    { NAME, count }
  )
  return made.map(({ id }) => id)
}

const isSomebodyHeldUp = async () =>
  (
    await rows(
      null,
      `select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%subscription_users%' and pid <> pg_backend_pid()`
    )
  ).length > 0

test.group('Subscriptions | what several clerks give at once', (group) => {
  group.each.setup(() => nothingLeft)

  test('to the same people in whatever order, all of them get all of it', async ({ assert }) => {
    const typeId = await givenType({ name: NAME })
    const userIds = await givenPeople(MANY)
    const give = (ids: number[], year: number) =>
      addSubscribers({ typeId, userIds: ids, terms: termsFrom(CalendarDay.of(year, 1, 1)), by: BY })
    const answers = await Promise.all([
      give(userIds.toReversed(), 2025),
      give(userIds, 2026),
      give(userIds.toReversed(), 2027),
      give(userIds, 2028),
    ])
    for (const answer of answers) assert.deepEqual(answer, { ok: true, value: MANY })
  })

  test('people are held in one order, whichever they were asked for in', async ({ assert }) => {
    const typeId = await givenType({ name: NAME })
    const userIds = await givenPeople(3)
    const terms = termsFrom(CalendarDay.today())
    await addSubscribers({ typeId, userIds: userIds.toReversed(), terms, by: BY })
    const held = await rows<{ userId: number }>(
      null,
      'select user_id as "userId" from subscription_users where type_id = ? order by id',
      [typeId]
    )
    assert.deepEqual(
      held.map(({ userId }) => userId),
      userIds
    )
  })

  test('what one takes away while another gives it {way}, is given')
    .with([{ way: 'to one' }, { way: 'to several' }])
    .run(async ({ assert, cleanup }, { way }) => {
      const typeId = await givenType({ name: NAME })
      const [userId] = (await givenPeople(1)) as [number]
      const terms = termsFrom(CalendarDay.today())
      const give = () =>
        way === 'to one'
          ? addRange({ userId, typeId, by: BY }, terms)
          : addSubscribers({ typeId, userIds: [userId], terms, by: BY })
      await give()
      const taking = await openTransaction({ cleanup })
      await rows(taking, 'select 1 from subscription_users where type_id = ? for update', [typeId])
      const given = give()
      await until(isSomebodyHeldUp)
      await rows(taking, 'delete from subscription_users where type_id = ?', [typeId])
      await taking.commit()
      assert.isTrue((await given).ok)
      assert.lengthOf((await assignedSubscriptions(userId))[0]?.ranges ?? [], 1)
    })
})
