import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { typeList } from '#subscriptions/lists/type_list'
import { csv, givenFilterable } from '#tests/fixtures/catalogue/filterable_product'
import { errorsOf } from '#tests/fixtures/shared/errors_of'

const DESCRIPTION = 'The first of the shop'
const typeNamed = (name: string) => typeList.first({ sql: 't.name = ?', values: [name] })
const folders = () =>
  rows<{ name: string }>(
    null,
    'select name from subscription_folders where is_active order by position, id'
  )

test.group('Subscriptions | the first types of a shop', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  /** Whatever stands there is no place for new types, as in a shop that has just begun. */
  group.each.setup(async () => {
    await rows(null, `update subscription_folders set name = 'Former ' || id, is_active = false`)
  })

  const add = async (client: ApiClient, form: object) =>
    client
      .post('/admin/manage-subscriptions')
      .json({ description: DESCRIPTION, ...form })
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  test('ask for a folder, which is made with the type; the next ones find it', async ({
    assert,
    client,
  }) => {
    const homeless = await add(client, { name: 'First levels' })
    assert.deepEqual(errorsOf(homeless), { folder: ['Please enter a folder'] })
    assert.isEmpty(await folders())
    await add(client, { name: 'First levels', folder: 'Index data' })
    await add(client, { name: 'First closing', folder: ' index DATA ' })
    await add(client, { name: 'First members' })
    await add(client, { name: 'First rates', folder: 'FX' })
    assert.deepEqual(await folders(), [{ name: 'Index data' }, { name: 'FX' }])
    for (const name of ['First levels', 'First closing', 'First members']) {
      assert.equal((await typeNamed(name))?.folder, 'Index data')
    }
  })

  test('give whole files or one snapshot a day, parts that are chosen, or reports', async ({
    assert,
    client,
  }) => {
    const { code } = await givenFilterable('first_parts', [csv('currency,price\nEUR,1\n')])
    const folder = 'First'
    await add(client, { name: 'First whole', folder })
    await add(client, { name: 'First evening', folder, snapshotAt: '22:00' })
    await add(client, { name: 'First parts', folder, isFilterable: true, products: [code] })
    const made = await client
      .post('/api/v1/subscription-types')
      .json({ name: 'First reports', description: DESCRIPTION, folder, specialType: 'REPORT' })
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
    made.assertStatus(201)
    made.assertBodyContains({ data: { specialType: 'REPORT', isFilterable: false } })
    const plain = { isFilterable: false, specialType: null, snapshotAt: null }
    assert.containsSubset(await typeNamed('First whole'), plain)
    assert.containsSubset(await typeNamed('First evening'), { ...plain, snapshotAt: '22:00' })
    assert.containsSubset(await typeNamed('First parts'), {
      ...plain,
      ...{ isFilterable: true, products: [code] },
    })
  })
})
