import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { requestList } from '#subscriptions/lists/request_list'
import { givenRequest } from '#tests/fixtures/subscriptions/given_request'

async function askedAt(moment: string): Promise<number> {
  const id = await givenRequest()
  await rows(null, 'update subscription_requests set created_at = ? where id = ?', [moment, id])
  return id
}

const idsOf = async (days: Record<string, string>) => {
  const wish = requestList.read({ ...days, limit: '100', orderBy: 'id', orderDirection: 'asc' })
  const { content } = await requestList.page(wish)
  return content.map(({ id }) => id)
}

test.group('Subscriptions | requests of some days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('days are those of the shop, and the last counts as a whole', async ({ assert }) => {
    const before = await askedAt('1999-03-30T21:59:59Z')
    const first = await askedAt('1999-03-30T22:00:00Z')
    const last = await askedAt('1999-03-31T21:59:59Z')
    const after = await askedAt('1999-03-31T22:00:00Z')
    const day = '1999-03-31'
    assert.deepEqual(await idsOf({ createdFrom: day, createdTo: day }), [first, last])
    assert.deepEqual(await idsOf({ createdTo: day }), [before, first, last])
    assert.include(await idsOf({ createdFrom: '1999-04-01' }), after)
    assert.notInclude(await idsOf({ createdFrom: '1999-04-01' }), last)
  })
})
