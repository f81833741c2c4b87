import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Type = { name: string; folder: string; subscribers: number; hasSubscriptions: boolean }
type Specified = Type & { id: number; typeId: number; dateRanges: object[] }
type Answer = { data: { content: Specified[]; totalCount: number } }

test.group('Subscriptions | what can be subscribed to', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff find a type by its folder, with how many hold it', async ({ client, assert }) => {
    const [levels, closing] = [
      await givenType({ name: 'Levels' }),
      await givenType({ name: 'Closing' }),
    ]
    const open = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
    for (const user of [await createCustomer(), await createCustomer()]) {
      await givenSubscription(levels, user.id, open)
    }
    const response = await client
      .get('/api/v1/subscription-types')
      .qs({ search: 'folder of' })
      .loginAs(await createStaff('viewer'))
    const { content, totalCount } = (response.body() as unknown as Answer).data
    assert.equal(totalCount, 2)
    assert.deepEqual(
      content.map(({ name, subscribers, hasSubscriptions }) => [
        name,
        subscribers,
        hasSubscriptions,
      ]),
      [
        ['Closing', 0, false],
        ['Levels', 2, true],
      ]
    )
    assert.isAbove(closing, levels)
    assert.deepEqual(
      content.map(({ id, typeId, dateRanges }) => [id, typeId, dateRanges]),
      [
        [closing, closing, []],
        [levels, levels, []],
      ]
    )
  })

  test('{kind} shows {names}')
    .with([
      { kind: 'Plain', names: ['Levels'] },
      { kind: 'Filterable', names: ['By currency'] },
      { kind: 'Reports', names: ['Reports of ISINs'] },
    ])
    .run(async ({ client, assert }, { kind, names }) => {
      await givenType({ name: 'Levels' })
      await givenType({ name: 'By currency', isFilterable: true })
      await givenType({ name: 'Reports of ISINs', specialType: 'REPORT' })
      const response = await client
        .get('/admin/manage-subscriptions')
        .qs({ kind })
        .loginAs(await createStaff('viewer'))
        .withInertia()
      const { types } = (response.body() as { props: { types: Type[] } }).props
      assert.deepEqual(
        types.map(({ name }) => name),
        names
      )
    })
})
