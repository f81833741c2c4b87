import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { sumUpTallies } from '#subscriptions/actions/subscribers/sum_up_tallies'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { typeList } from '#subscriptions/lists/type_list'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const everything = { isUnrestricted: true, visible: ALWAYS, ranges: [] }

/** How many hold a type, as the list of types says it. */
async function countedOf(name: string) {
  const { content } = await typeList.page(typeList.read({ search: name }))
  return content.map(({ subscribers }) => subscribers)
}

test.group('Subscriptions | how many hold a type', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is right while they come and go, and after it was summed up', async ({ assert }) => {
    const type = await givenType({ name: 'Tallied levels' })
    assert.deepEqual(await countedOf('Tallied levels'), [0])
    const people = [await createCustomer(), await createCustomer(), await createCustomer()]
    for (const { id } of people) await givenSubscription(type, id, everything)
    assert.deepEqual(await countedOf('Tallied levels'), [3])
    await rows(null, 'delete from subscription_users where user_id = any(?)', [
      people.slice(1).map(({ id }) => id),
    ])
    assert.deepEqual(await countedOf('Tallied levels'), [1])
    await sumUpTallies()
    const kept = await rows(null, 'select subscribers from subscriber_tallies where type_id = ?', [
      type,
    ])
    assert.deepEqual(kept, [{ subscribers: 1 }])
    assert.deepEqual(await countedOf('Tallied levels'), [1])
  })
})
