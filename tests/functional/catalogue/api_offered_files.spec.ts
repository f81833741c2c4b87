import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { insertProduct } from '#tests/fixtures/catalogue/lake_product'
import { givenOfferedFile, nothingStored, WHOLE } from '#tests/fixtures/catalogue/offered_files'

const FILES = '/api/v1/offered-files'
const GENERAL = { name: 'general', product: null } as const

type File = { id: number; name: string; version: number; product: string | null; link: string }
type Told = { data: File & { content: File[] }; errors: { field?: string; code: string }[] }

async function clerk(client: ApiClient) {
  const admin = await createStaff('admin')
  const ask = async (request: ReturnType<ApiClient['get']>) => {
    const response = await request.accept('json').loginAs(admin).withCsrfToken()
    return { status: response.status(), headers: response, ...(response.body() as Told) }
  }
  const add = (bytes: Buffer, filename: string, fields: Record<string, string>) => {
    const request = client.post(FILES).file('file', bytes, { filename })
    for (const [name, value] of Object.entries(fields)) request.field(name, value)
    return ask(request)
  }
  const namesOf = async (query: string) =>
    (await ask(client.get(`${FILES}?${query}`))).data.content.map(({ name }) => name)
  return { admin, ask, add, namesOf }
}

test.group('HTTP API | offered files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await rows(null, 'delete from offered_files')
    return nothingStored
  })

  test('is put onto a shelf, fetched, replaced and taken off again', async ({ assert, client }) => {
    const { admin, ask, add, namesOf } = await clerk(client)
    const added = await add(WHOLE.pdf, 'guide.pdf', { shelf: 'general', language: 'en' })
    assert.equal(added.status, 201)
    assert.include(added.data, { name: 'guide.pdf', type: 'PDF', language: 'en', version: 1 })
    const bytes = await client.get(added.data.link).loginAs(admin)
    bytes.assertHeader('content-length', String(WHOLE.pdf.length))

    const address = `${FILES}/${added.data.id}`
    const change = () => client.put(address).json({ language: 'de' })
    const changed = await ask(change().header('if-match', '"1"'))
    assert.include(changed.data, { version: 2, language: 'de', name: 'guide.pdf' })
    assert.equal((await ask(change().header('if-match', '"1"'))).status, 412)
    assert.equal((await ask(client.delete(address).json({ version: 1 }))).status, 409)
    assert.equal((await ask(client.delete(address).json({ version: 2 }))).status, 200)
    assert.isEmpty(await namesOf('shelf=general'))
    assert.equal((await ask(client.get(address))).status, 404)
  })

  test('a sample belongs to a product and shows a day', async ({ assert, client }) => {
    const { add, namesOf } = await clerk(client)
    await insertProduct('SHELVED')
    const said = { shelf: 'product', product: 'SHELVED', day: '2026-03-02' }
    const added = await add(WHOLE.csv, 'day.csv', said)
    assert.include(added.data, { product: 'SHELVED', day: 20260302 })
    assert.deepEqual(await namesOf('shelf=product&product=SHELVED'), ['day.csv'])
  })

  test('a file moves on its shelf', async ({ assert, client }) => {
    const { ask, namesOf } = await clerk(client)
    await givenOfferedFile(GENERAL, 'one.txt')
    const two = await givenOfferedFile(GENERAL, 'two.txt')
    const moved = await ask(client.put(`${FILES}/${two}/place`).json({ to: 'up' }))
    assert.equal(moved.data.name, 'two.txt')
    assert.deepEqual(await namesOf('shelf=general'), ['two.txt', 'one.txt'])
  })

  test('is refused: {0}')
    .with([
      ['a page', 'a.html', { shelf: 'general' }, 422, 'file'],
      ['a shelf that there is not', 'a.csv', { shelf: 'attic' }, 422, 'shelf'],
      [
        'a product that there is not',
        'a.csv',
        { shelf: 'product', product: 'NONE' },
        404,
        undefined,
      ],
      ['a sample without a day', 'a.csv', { shelf: 'product', product: 'SHELVED' }, 422, 'day'],
      ['a field that nobody reads', 'a.csv', { shelf: 'general', lang: 'de' }, 422, 'lang'],
    ] as const)
    .run(async ({ assert, client }, [, name, fields, status, field]) => {
      const { add } = await clerk(client)
      await insertProduct('SHELVED')
      const refused = await add(WHOLE.csv, name, { ...fields })
      assert.equal(refused.status, status)
      assert.equal(refused.errors[0]!.field, field)
    })

  test('{query} names no shelf')
    .with([{ query: '' }, { query: 'shelf=attic' }])
    .run(async ({ assert, client }, { query }) => {
      const { ask } = await clerk(client)
      const refused = await ask(client.get(`${FILES}?${query}`))
      assert.equal(refused.status, 422)
      assert.equal(refused.errors[0]!.field, 'shelf')
    })
})
