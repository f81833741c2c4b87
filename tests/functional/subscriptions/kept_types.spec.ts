import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { typeList } from '#subscriptions/lists/type_list'
import { givenProduct, insertProduct } from '#tests/fixtures/catalogue/lake_product'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

const PATH = '/admin/manage-subscriptions'
const TEXTS = { description: 'Closing levels', comment: 'For settlement' }

const typeOf = (id: number) => typeList.first({ sql: 't.id = ?', values: [id] })

test.group('Subscriptions | types as staff keep them', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const send = async (client: ApiClient, method: 'post' | 'put', path: string, form: object) =>
    client[method](path)
      .json(form)
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  test('a type is added to the first folder, gives its products, and is changed', async ({
    assert,
    client,
  }) => {
    const folderOf = await typeOf(await givenType({ name: 'First' }))
    const products = [
      await givenProduct('kept_one', { days: 1 }),
      await givenProduct('kept_two', { days: 1 }),
    ]
    const [one, two] = products.map(({ code }) => code) as [string, string]
    const response = await client
      .post('/api/v1/subscription-types')
      .json({ ...TEXTS, name: ' Closing, Evening ', products: [one] })
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
    response.assertStatus(201)
    const { id } = (response.body() as unknown as { data: { id: number } }).data
    assert.containsSubset(await typeOf(id), {
      ...TEXTS,
      name: 'Closing, Evening',
      products: [one],
    })
    assert.isAtMost((await typeOf(id))!.folderId, folderOf!.folderId)
    await send(client, 'put', `${PATH}/${id}`, { description: 'Other words', products: [two] })
    assert.containsSubset(await typeOf(id), {
      ...{ description: 'Other words', comment: null, name: 'Closing, Evening' },
      products: [two],
    })
    const history = await listAudit({ type: 'subscription_type', id })
    assert.deepEqual(
      history.map(({ action }) => action),
      ['subscription.type_added', 'subscription.type_changed']
    )
  })

  test('{what} is refused at {field}')
    .with([
      { what: 'no name', form: { ...TEXTS, name: ' ' }, field: 'name' },
      { what: 'a name that is taken', form: { ...TEXTS, name: 'TAKEN' }, field: 'name' },
      { what: 'no description', form: { name: 'New' }, field: 'description' },
      {
        what: 'a folder that is not',
        form: { ...TEXTS, name: 'New', folderId: 999_999 },
        field: 'folderId',
      },
      {
        what: 'a folder of a number beyond all',
        form: { ...TEXTS, name: 'New', folderId: 2_147_483_648 },
        field: 'folderId',
      },
      {
        what: 'a product that is not',
        form: { ...TEXTS, name: 'New', products: ['x'] },
        field: 'products',
      },
      { what: 'too long a name', form: { ...TEXTS, name: 'n'.repeat(161) }, field: 'name' },
      {
        what: 'a folder that takes no new types',
        form: { ...TEXTS, name: 'New', folder: 'closed' },
        field: 'folder',
      },
      {
        what: 'nothing to choose from',
        form: { ...TEXTS, name: 'New', isFilterable: true },
        field: 'products',
      },
      {
        what: 'two kinds at once',
        form: { ...TEXTS, name: 'New', isFilterable: true, specialType: 'REPORT' },
        field: 'specialType',
      },
      {
        what: 'the product that reports are made of',
        form: { ...TEXTS, name: 'New', products: ['REPORT'] },
        field: 'products',
      },
      {
        what: 'a product of reports',
        form: { ...TEXTS, name: 'New', specialType: 'REPORT', products: ['index_of_type'] },
        field: 'products',
      },
      {
        what: 'a snapshot of reports',
        form: { ...TEXTS, name: 'New', specialType: 'REPORT', snapshotAt: '07:00' },
        field: 'snapshotAt',
      },
      {
        what: 'a snapshot at any time',
        form: { ...TEXTS, name: 'New', snapshotAt: '08:00' },
        field: 'snapshotAt',
      },
    ])
    .run(async ({ assert, client }, { form, field }) => {
      await givenType({ name: 'Taken' })
      await insertProduct('REPORT', 'report')
      await insertProduct('index_of_type')
      await rows(
        null,
        `insert into subscription_folders (name, is_active) values ('Closed', false)`
      )
      const response = await send(client, 'post', PATH, form)
      assert.deepEqual(Object.keys(errorsOf(response)), [field])
      assert.isNull(
        await typeList.first({ sql: 't.name = ?', values: ['New'] }).then((t) => t ?? null)
      )
    })

  test('what reports are made of is not offered, and neither their types nor others get it later', async ({
    assert,
    client,
  }) => {
    await insertProduct('REPORT', 'report')
    await insertProduct('index_of_type')
    const reports = await givenType({ name: 'Reports', specialType: 'REPORT' })
    const plain = await givenType({ name: 'Plain' })
    const admin = await createStaff('admin')
    for (const [id, code] of [
      [reports, 'REPORT'],
      [reports, 'index_of_type'],
      [plain, 'REPORT'],
    ] as const) {
      const form = { ...TEXTS, products: [code] }
      const page = await send(client, 'put', `${PATH}/${id}`, form)
      assert.deepEqual(Object.keys(errorsOf(page)), ['products'])
      const path: string = `/api/v1/subscription-types/${id}`
      const call = await client.put(path).json(form).loginAs(admin).withCsrfToken()
      call.assertStatus(422)
      assert.deepEqual((await typeOf(id))!.products, [])
    }
    const page = await client.get(PATH).loginAs(admin).withInertia()
    const { products } = (page.body() as { props: { products: { code: string }[] } }).props
    const codes = products.map(({ code }) => code)
    assert.include(codes, 'index_of_type')
    assert.notInclude(codes, 'REPORT')
  })

  test('a filterable type is not changed, nor one that somebody changed meanwhile', async ({
    assert,
    client,
  }) => {
    const filterable = await givenType({ name: 'By currency', isFilterable: true })
    const plain = await givenType({ name: 'Plain' })
    const { updatedAt } = (await typeOf(plain))!
    const seen = { ...TEXTS, updatedAt: new Date(updatedAt.getTime() - 1_000).toISOString() }
    for (const [id, form] of [
      [filterable, TEXTS],
      [plain, seen],
    ] as const) {
      const response = await send(client, 'put', `${PATH}/${id}`, form)
      assert.deepEqual(Object.keys(errorsOf(response)), ['form'])
      assert.equal((await typeOf(id))!.description, 'A type of the tests')
    }
    const now = { ...TEXTS, updatedAt: updatedAt.toISOString() }
    await send(client, 'put', `${PATH}/${plain}`, now)
    assert.equal((await typeOf(plain))!.description, TEXTS.description)
  })

  test('a type is read alone, and changed at the version that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const { code } = await givenProduct('kept_version', { days: 1 })
    const at = `/api/v1/subscription-types/${await givenType({ name: 'Versions' })}`
    const put = async (tag: string, products: string[]) => {
      const asked = client.request(at, 'PUT').loginAs(admin).withCsrfToken()
      const answer = await asked.json({ ...TEXTS, products }).header('if-match', tag)
      return [answer.status(), answer.header('etag')]
    }
    const first = await client.request(at, 'GET').loginAs(admin)
    assert.equal(first.header('etag'), '"1"')
    assert.deepEqual(await put('"1"', []), [200, '"2"'])
    assert.deepEqual(await put('"2"', [code]), [200, '"3"'], 'what it gives is a change as well')
    assert.equal((await put('"2"', []))[0], 412)
    const read = (await client.request(at, 'GET').loginAs(admin)).body() as {
      data: { products: string[]; version: number }
    }
    assert.containsSubset(read.data, { products: [code], version: 3 })
    const none = await client.request('/api/v1/subscription-types/999999', 'GET').loginAs(admin)
    none.assertStatus(404)
  })
})
