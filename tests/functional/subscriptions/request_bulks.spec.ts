import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type { User } from '#identity'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { csv, givenFilterable } from '#tests/fixtures/catalogue/filterable_product'
import { givenRequest } from '#tests/fixtures/subscriptions/given_request'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Outcome = {
  done: number[]
  refused: { key: number; why: string }[]
  becomes?: { key: number; what: string }[]
}
type Sent = { keys: unknown; isRehearsal?: boolean; reason?: string }

const post = (client: ApiClient, by: User, step: string, sent: Sent) =>
  client
    .post(`/admin/manage-subscription-requests/bulk/${step}`)
    .accept('json')
    .json(sent)
    .loginAs(by)
    .withCsrfToken()

async function send(...given: Parameters<typeof post>): Promise<Outcome> {
  const response = await post(...given)
  response.assertStatus(200)
  return (response.body() as unknown as { data: Outcome }).data
}

const answerTo = async (id: number) => {
  const [found] = await rows<{ state: string; reason: string | null }>(
    null,
    'select state, reason from subscription_requests where id = ?',
    [id]
  )
  return found!
}

const mailCount = async () => {
  const [found] = await rows<{ count: number }>(null, 'select count(*)::int from mail_outbox')
  return found!.count
}

test.group('Several requests for subscriptions at a time', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a rehearsal says what each would be given, and gives nothing', async ({
    assert,
    client,
  }) => {
    const [manager, customer] = [await createStaff('manager'), await createCustomer()]
    const product = await givenFilterable('asked_together', [csv('venue,currency\n')])
    const typeId = await givenType({ isFilterable: true, productIds: [product.id] })
    const asked = { userId: customer.id, typeId, startsOn: '2027-01-04' }
    const [plain, partless] = [
      await givenRequest({ ...asked, currencies: ['EUR'] }),
      await givenRequest(asked),
    ]
    const visitors = await givenRequest({ typeId })
    const keys = [plain, partless, visitors]
    const { done, refused, becomes } = await send(client, manager, 'confirm', {
      ...{ keys, isRehearsal: true },
    })
    assert.deepEqual(done, [plain])
    assert.match(becomes![0]!.what, / · EUR, from 2027\/01\/04 on, without an end$/)
    assert.deepEqual(
      refused.map(({ key }) => key),
      [partless, visitors]
    )
    assert.match(refused[0]!.why, /at least one currency.*confirmed by itself\.$/)
    assert.match(refused[1]!.why, /assign it first/)
    assert.isEmpty(await assignedSubscriptions(customer.id))
    assert.deepEqual(await answerTo(plain), { state: 'New', reason: null })
    assert.equal(await mailCount(), 0)
  })

  test('each is given as it was asked for; what is refused stops none of the others', async ({
    assert,
    client,
  }) => {
    const [manager, first, second] = [
      await createStaff('manager'),
      await createCustomer(),
      await createCustomer(),
    ]
    const typeId = await givenType()
    const wished = await givenRequest({ userId: first.id, typeId, startsOn: '2027-01-04' })
    const visitors = await givenRequest({ typeId })
    const open = await givenRequest({ userId: second.id, typeId })
    const response = await send(client, manager, 'confirm', { keys: [wished, visitors, open] })
    assert.deepEqual(response.done, [wished, open])
    const daysOf = async ({ id }: User) => {
      const [held] = await assignedSubscriptions(id)
      return held!.ranges.map(({ startsOn, endsOn }) => [startsOn, endsOn])
    }
    assert.deepEqual(await daysOf(first), [['2027-01-04', null]])
    assert.deepEqual(await daysOf(second), [[CalendarDay.today().iso, null]])
    assert.equal((await answerTo(visitors)).state, 'New')
    assert.equal(await mailCount(), 2)
    const again = await send(client, manager, 'confirm', { keys: [wished] })
    assert.deepEqual(again.done, [])
    assert.match(again.refused[0]!.why, /answered meanwhile/)
  })

  test('one reason rejects all that still wait, and everybody reads it', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const [first, second] = [await givenRequest(), await givenRequest()]
    const sent = { keys: [first, second, 999_999] }
    const rehearsed = await send(client, manager, 'reject', { ...sent, isRehearsal: true })
    assert.deepEqual(rehearsed.done, [first, second])
    assert.deepEqual(await answerTo(first), { state: 'New', reason: null })
    const unsaid = await post(client, manager, 'reject', { ...sent, reason: '  ' })
    unsaid.assertStatus(422)
    assert.include(JSON.stringify(unsaid.body()), 'reason')
    const reason = 'Not for this use'
    const response = await send(client, manager, 'reject', { ...sent, reason })
    assert.deepEqual(response.done, [first, second])
    assert.lengthOf(response.refused, 1)
    for (const id of [first, second]) {
      assert.deepEqual(await answerTo(id), { state: 'Rejected', reason })
    }
    assert.equal(await mailCount(), 2)
  })
})
