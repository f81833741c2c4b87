import { Readable } from 'node:stream'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { archive, connectArchive } from '#catalogue/gateways/archive'
import { createCustomer } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { patience } from '#subscriptions/actions/prepare/prepare_file'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { givenProduct } from '#tests/fixtures/catalogue/lake_product'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'
import { drainJobs } from '#tests/support/drain_jobs'

const CONTENT = 'time,price\n09:00:00,99\n'

async function given() {
  const product = await givenProduct('sub_archive', { days: 4, archived: 2 })
  const type = await givenType({ productIds: [product.id] })
  const user = await createCustomer()
  const days = { from: CalendarDay.of(2000, 1, 1), until: CalendarDay.of(2000, 1, 3) }
  const ranges = [{ days, visible: ALWAYS }]
  await givenSubscription(type, user.id, { isUnrestricted: false, visible: ALWAYS, ranges })
  const id = (day: number) => `${product.id}-2000010${day}-1`
  return { user, type, id, page: `/my-account/my-subscriptions/${type}` }
}

/** Of a file the client keeps the bytes. */
const textOf = (response: { body(): unknown }) => String(response.body())

test.group('Subscriptions | days in the archive', (group) => {
  const asked: string[] = []
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    const [before, connected] = [patience.ms, archive()]
    patience.ms = 0
    asked.length = 0
    connectArchive({
      async open({ day }) {
        asked.push(day)
        if (day === '2000-01-02') throw new Error('the robot is stuck')
        return Readable.from([Buffer.from(CONTENT)])
      },
    })
    return () => {
      patience.ms = before
      connectArchive(connected)
    }
  })

  const work = () => drainJobs({ only: ['subscriptions.prepare'] })
  const bring = (client: ApiClient, page: string, id: string, user: User) =>
    client
      .post(`${page}/files/${id}/return`)
      .header('referer', page)
      .loginAs(user)
      .withCsrfToken()
      .withInertia()
      .redirects(0)
  const returning = async (client: ApiClient, page: string, user: User) =>
    (
      (await client.get(page).loginAs(user).withInertia()).body() as {
        props: { returning: Record<string, string> }
      }
    ).props.returning

  test('come back when a subscriber asks on his page, once for all who ask', async ({
    assert,
    client,
  }) => {
    const { user, page, id } = await given()
    ;(await client.get(`${page}/files/${id(1)}`).loginAs(user)).assertStatus(409)
    ;(await bring(client, page, id(1), user)).assertStatus(302)
    await bring(client, page, id(1), user)
    assert.deepEqual(await returning(client, page, user), { [id(1).slice(0, -2)]: 'Waiting' })
    await work()
    assert.deepEqual(asked, ['2000-01-01'])
    assert.deepEqual(await returning(client, page, user), {})
    const fetched = await client.get(`${page}/files/${id(1)}`).loginAs(user)
    assert.equal(textOf(fetched), CONTENT)
  })

  test('come back when a program asks', async ({ assert, client }) => {
    const { user, type, id } = await given()
    const file = `/api/v1/subscriptions/${type}/users/${user.id}/files/${id(1)}`
    const waiting = await client.get(file).accept('json').loginAs(user)
    waiting.assertStatus(503)
    waiting.assertHeader('retry-after', '5')
    await work()
    assert.equal(textOf(await client.get(file).accept('json').loginAs(user)), CONTENT)
  })

  test('that the archive does not give are said so, after three tries', async ({
    assert,
    client,
  }) => {
    const { user, page, type, id } = await given()
    await bring(client, page, id(2), user)
    for (let turn = 0; turn < 3; turn++) {
      await work()
      await pauseIsOver()
    }
    assert.lengthOf(asked, 3)
    assert.deepEqual(await returning(client, page, user), { [id(2).slice(0, -2)]: 'Failed' })
    const file = `/api/v1/subscriptions/${type}/users/${user.id}/files/${id(2)}`
    ;(await client.get(file).accept('json').loginAs(user)).assertStatus(409)
  })

  test('{0} are not brought back')
    .with([
      ['days that are not his', 4],
      ['days that are there', 3],
      ['days that nobody knows', 9],
    ] as const)
    .run(async ({ assert, client }, [, day]) => {
      const { user, page, id } = await given()
      ;(await bring(client, page, id(day), user)).assertStatus(302)
      assert.equal(await work(), 0)
      assert.isEmpty(asked)
    })
})

/** The pause before another try is over. */
const pauseIsOver = () =>
  rows(null, `update pgboss.job set start_after = now() where state in ('created', 'retry')`)
