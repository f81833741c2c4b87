import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import config from '#config/webhooks'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { issueFetchToken } from '#delivery/actions/fetch_tokens/issue_fetch_token'
import { createLink } from '#delivery/actions/links/create_link'
import { lockUser, unlockUser } from '#identity/actions/staff/set_lock'
import { createToken } from '#identity/actions/tokens/create_token'
import User from '#identity/models/user'
import { makeNextReport } from '#reports/actions/make/make_next_report'
import { requestReport } from '#reports/actions/request_report'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { Result } from '#shared/domain/result'
import { makeFeed } from '#subscriptions/actions/feeds/make_feed'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { feedOf } from '#subscriptions/queries/feeds'
import { sendDueDeliveries } from '#webhooks/actions/sending/send_due_deliveries'
import { givenFile } from '#tests/fixtures/delivery/ledger'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import {
  ELB,
  givenReportProduct,
  givenSnapshot,
  held,
} from '#tests/fixtures/reports/given_snapshot'
import { until } from '#tests/fixtures/shared/until'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'
import { announce, givenWebhook } from '#tests/fixtures/webhooks/given_webhook'
import { Receiver } from '#tests/fixtures/webhooks/receiver'

const DAY = '2026-09-18'

async function value<T>(result: Promise<Result<T>>): Promise<T> {
  const done = await result
  if (!done.ok) throw new Error(done.refusal.code)
  return done.value
}

type Headers = Record<string, string>
type Door = { what: string; path: string; headers?: Headers; inSession?: true }

const actorOf = ({ id, email: label }: User) => ({ id, label })

/** An order with a file, by its page, a link given away, a script, and all at once. */
async function doorsOfOrder(user: User, bearer: Headers): Promise<Door[]> {
  const number = await givenCompletedOrder(user)
  const { id, reference } = await givenFile(number)
  const actor = actorOf(user)
  const staff = actorOf(await createStaff('admin'))
  const link = new URL((await value(createLink({ reference, actor: staff }))).url).pathname
  const { token } = await value(issueFetchToken({ reference, userId: user.id, actor }))
  const script = { 'kontor-fetch-token': token }
  return [
    { what: 'a public link', path: link },
    { what: 'a file behind a public link', path: `${link}/files/${id}` },
    { what: 'a call about a public link', path: `/api/v1/public-files/${link.split('/').at(-1)}` },
    { what: 'a fetch script', path: '/fetch/files', headers: script },
    {
      what: 'the list of files',
      path: `/api/v1/orders/${number}/${user.id}/files`,
      headers: bearer,
    },
    { what: 'the page of an order', path: `/my-account/my-orders/${number}`, inSession: true },
  ]
}

async function doorsOfReport(user: User, bearer: Headers): Promise<Door[]> {
  await givenSnapshot(await givenReportProduct(), DAY, [held(ELB)])
  const { id } = await value(
    requestReport({
      user: { id: user.id, email: user.email, company: '', locale: 'en' },
      ...{ day: CalendarDay.parse(DAY)!, text: ELB, actor: actorOf(user), isOnBehalf: false },
    })
  )
  await makeNextReport()
  return [
    { what: 'a report', path: `/my-account/my-reports/${id}/files/csv`, inSession: true },
    { what: 'a report by token', path: `/api/v1/reports/${id}/files/csv`, headers: bearer },
  ]
}

async function doorsOfSubscription(user: User): Promise<Door[]> {
  const typeId = await givenType({ name: 'Levels behind doors' })
  const all = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
  const id = await givenSubscription(typeId, user.id, all)
  await value(makeFeed({ userId: user.id, typeId, by: actorOf(user) }))
  const page = `/my-account/my-subscriptions/${typeId}`
  return [
    { what: 'a feed', path: new URL((await feedOf(id))!.address!).pathname },
    { what: 'a subscription', path: page, inSession: true },
  ]
}

async function doorsOf(user: User): Promise<Door[]> {
  const token = await value(createToken({ user, kind: 'account', name: 'Nightly import' }))
  const bearer = { authorization: `Bearer ${token.value}` }
  return [
    ...(await doorsOfOrder(user, bearer)),
    ...(await doorsOfReport(user, bearer)),
    ...(await doorsOfSubscription(user)),
  ]
}

const isOver = async () =>
  (await rows(null, `select 1 from delivery_accesses where outcome = 'running'`)).length === 0

test.group('Whoever is locked receives nothing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('by any door, until he is let in again', async ({ assert, client }) => {
    const user = await createCustomer()
    const by = await createStaff('admin')
    const doors = await doorsOf(user)
    const opened = async (some: Door[]) => {
      const open: string[] = []
      for (const { what, path, headers = {}, inSession } of some) {
        const asked = client.get(path).headers(headers).redirects(0)
        const answer = await (inSession ? asked.loginAs(await fresh(user)) : asked)
        if (answer.status() === 200) open.push(what)
        await until(isOver)
      }
      return open
    }
    const all = doors.map(({ what }) => what)
    assert.deepEqual(await opened(doors), all)
    await lockUser({ userId: user.id, by, reason: 'Unpaid' })
    assert.deepEqual(await opened(doors), [])
    await unlockUser({ userId: user.id, by })
    const byAddress = doors.filter(({ inSession }) => !inSession)
    assert.deepEqual(
      await opened(byAddress),
      byAddress.map(({ what }) => what)
    )
  })

  test('nor are his webhooks told anything', async ({ assert, cleanup }) => {
    const before = { ...config }
    config.allowsPrivateAddresses = true
    const receiver = await new Receiver().start()
    cleanup(async () => {
      Object.assign(config, before)
      await receiver.stop()
    })
    const user = await createCustomer()
    await givenWebhook(user, { url: receiver.url })
    await lockUser({ userId: user.id, by: await createStaff('admin'), reason: 'Unpaid' })
    await announce(user)
    await sendDueDeliveries({ signal: new AbortController().signal })
    assert.lengthOf(receiver.received, 0)
  })
})

const fresh = ({ id }: User) => User.findOrFail(id)
