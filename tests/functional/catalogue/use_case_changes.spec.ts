import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Part = { id: number; name: string; description: string; products: string[] }
type Answer = {
  data: Part & { content: Part[] }
  errors: { code: string; message: string; field?: string }[]
}
type Method = 'post' | 'put' | 'delete'

const CASES: string = '/api/v1/use-cases'
const KINDS: string = '/api/v1/use-case-categories'
const LINK = 'https://research.example/case'

test.group('Catalogue | staff change use cases over the HTTP API', (group) => {
  let admin: User
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    await givenProduct('served')
    await givenProduct('served_too')
    await givenProduct('served_unseen', { visible: false })
    admin = await createStaff('admin')
  })

  const sender =
    (client: ApiClient) =>
    async (method: Method, path: string, body: object = {}, language = 'en') => {
      const asked = client[method](path).json(body).header('accept-language', language)
      const response = await asked.loginAs(admin).withCsrfToken()
      return { status: response.status(), ...(response.body() as Answer) }
    }

  const readerOf = (client: ApiClient) => async (path: string, id: number, language?: string) => {
    const response = await client.get(path).header('accept-language', language ?? 'en')
    return (response.body() as Answer).data.content.find((one) => one.id === id)
  }

  const givenCategory = async (client: ApiClient, products: string[] = []) => {
    const body = { name: 'Trading proofs', nameDe: 'Handelsproben', products }
    return (await sender(client)('post', KINDS, body)).data.id
  }

  const actions = async (type: string, id: number) =>
    (await listAudit({ type, id })).map(({ action, actor }) => [action, actor.id])

  test('a category is added, edited and deleted; readers see each change at once', async ({
    assert,
    client,
  }) => {
    const [send, read] = [sender(client), readerOf(client)]
    const added = await send('post', KINDS, { name: 'Proofs', products: ['served'] })
    const { id } = added.data
    assert.deepEqual([added.status, added.data], [201, await read(KINDS, id)] as never)
    assert.deepEqual(added.data, { id, name: 'Proofs', products: ['served'], version: 1 } as never)
    const body = { name: 'Proofs anew', nameDe: 'Neue Proben', products: ['served_too'] }
    const edited = await send('put', `${KINDS}/${id}`, body)
    assert.equal(edited.status, 200)
    assert.containsSubset(await read(KINDS, id), { name: 'Proofs anew', products: ['served_too'] })
    assert.equal((await read(KINDS, id, 'de'))!.name, 'Neue Proben')
    const product = await client.get('/product/details/served_too').withInertia()
    product.assertInertiaPropsContains({ detail: { useCaseCategory: { id } } })
    assert.equal((await send('delete', `${KINDS}/${id}`)).status, 200)
    assert.isUndefined(await read(KINDS, id))
    assert.deepEqual(
      await actions('use_case_category', id),
      ['added', 'edited', 'deleted'].map((what) => [`use_case_category.${what}`, admin.id])
    )
  })

  test('a use case is added, edited and deleted; readers see each change at once', async ({
    assert,
    client,
  }) => {
    const [send, read] = [sender(client), readerOf(client)]
    const [first, second] = [await givenCategory(client), await givenSecond(client)]
    const body = { name: 'Fills', description: 'Why', link: LINK, categories: [second, first] }
    const added = await send('post', CASES, body)
    const { id } = added.data
    assert.equal(added.status, 201)
    const known = { ...body, categories: [first, second], version: 1 }
    assert.deepEqual(added.data, { id, ...known } as never)
    assert.deepEqual(await read(CASES, id, 'de'), added.data)
    const german = { nameDe: 'Ausführungen', descriptionDe: 'Warum', categories: [second] }
    const edited = await send('put', `${CASES}/${id}`, { ...body, ...german })
    assert.equal(edited.status, 200)
    const changed = { ...body, categories: [second], version: 2 }
    assert.deepEqual(await read(CASES, id), { id, ...changed } as never)
    assert.containsSubset(await read(CASES, id, 'de'), {
      ...{ name: 'Ausführungen', description: 'Warum' },
    })
    assert.equal((await send('delete', `${CASES}/${id}`)).status, 200)
    assert.isUndefined(await read(CASES, id))
    assert.deepEqual(
      await actions('use_case', id),
      ['added', 'edited', 'deleted'].map((what) => [`use_case.${what}`, admin.id])
    )
    const [, edit] = await listAudit({ type: 'use_case', id })
    assert.containsSubset(edit, {
      before: { nameDe: 'Fills', categories: [first, second] },
      after: { nameDe: 'Ausführungen', categories: [second] },
    })
  })

  test('a change is made to the version that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const category = await givenCategory(client)
    const useCase = { name: 'Fills', link: LINK, categories: [category] }
    const { id } = (await sender(client)('post', CASES, useCase)).data
    const records = [
      { path: `${CASES}/${id}`, body: useCase },
      { path: `${KINDS}/${category}`, body: { name: 'Proofs', products: [] } },
    ]
    for (const { path, body } of records) {
      const change = (tag: string) =>
        client.put(path).json(body).header('if-match', tag).loginAs(admin).withCsrfToken()
      const changed = await change('"1"')
      assert.deepEqual([changed.status(), changed.header('etag')], [200, '"2"'], path)
      assert.equal((await change('"1"')).status(), 412, path)
      assert.equal((await change('"2"')).header('etag'), '"3"', path)
    }
  })

  test('a product has one category; a hidden one stays in it until another takes it', async ({
    assert,
    client,
  }) => {
    const [send, read] = [sender(client), readerOf(client)]
    const first = await givenCategory(client, ['served', 'served_unseen'])
    const second = await givenSecond(client)
    const both = { name: 'Risk proofs', products: ['served', 'served'] }
    await send('put', `${KINDS}/${second}`, both)
    assert.deepEqual((await read(KINDS, second))!.products, ['served'])
    assert.deepEqual((await read(KINDS, first))!.products, [])
    await send('put', `${KINDS}/${first}`, { name: 'Trading proofs', products: [] })
    const kept = `select use_case_category_id as id from products where code = 'served_unseen'`
    assert.deepEqual(await rows(null, kept), [{ id: first }])
  })

  test('a category with use cases cannot be deleted, an empty one can', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    const id = await givenCategory(client)
    const added = await send('post', CASES, { name: 'Fills', link: LINK, categories: [id] })
    const refused = await send('delete', `${KINDS}/${id}`)
    assert.equal(refused.status, 409)
    assert.equal(refused.errors[0]!.code, 'use_cases.errors.category_in_use')
    await send('delete', `${CASES}/${added.data.id}`)
    assert.equal((await send('delete', `${KINDS}/${id}`)).status, 200)
  })

  test('no two categories have one name, and nothing of what is refused stays', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    await givenCategory(client)
    const second = await givenSecond(client)
    const taken = { name: 'Trading proofs', products: ['served'] }
    for (const refused of [
      await send('post', KINDS, taken),
      await send('put', `${KINDS}/${second}`, taken),
    ]) {
      assert.equal(refused.status, 409)
      assert.containsSubset(refused.errors, [
        { code: 'use_cases.errors.name_taken', field: 'name' },
      ])
    }
    const unknown = { name: 'Proofs of nothing', products: ['served', 'nothing'] }
    assert.equal((await send('post', KINDS, unknown)).status, 422)
    const stays = `select 1 from products where code = 'served' and use_case_category_id is not null
                   union all select 1 from use_case_categories where name_en = 'Proofs of nothing'`
    assert.isEmpty(await rows(null, stays))
  })

  test('a use case is refused: {title}')
    .with([
      { title: 'no name', over: { name: undefined }, says: 'Name cannot be empty' },
      { title: 'an empty name', over: { name: '  ' }, says: 'Name cannot be empty' },
      { title: 'a name too long', over: { name: 'x'.repeat(201) }, says: 'at most 200' },
      { title: 'a name of another type', over: { name: 7 }, says: 'Name must be text' },
      { title: 'a zero in the name', over: { name: 'a\0b' }, says: 'cannot be stored' },
      { title: 'a text too long', over: { description: 'x'.repeat(5_001) }, says: 'at most 5000' },
      { title: 'no link', over: { link: undefined }, says: 'Link cannot be empty' },
      { title: 'an empty link', over: { link: '' }, says: 'Link cannot be empty' },
      { title: 'a script', over: { link: 'javascript:alert(1)' }, says: 'https://' },
      { title: 'no encryption', over: { link: 'http://research.example' }, says: 'https://' },
      { title: 'a password', over: { link: 'https://a:b@research.example' }, says: 'https://' },
      { title: 'no address', over: { link: '//research.example' }, says: 'https://' },
      { title: 'no categories', over: { categories: undefined }, says: 'At least one category' },
      { title: 'an empty list', over: { categories: [] }, says: 'At least one category' },
      { title: 'half a category', over: { categories: [1.5] }, says: 'whole number' },
      { title: 'a huge category', over: { categories: [2 ** 40] }, says: 'at most' },
      { title: 'an unknown category', over: { categories: [2 ** 31 - 1] }, says: 'There is no' },
    ])
    .run(async ({ assert, client }, { over, says }) => {
      const id = await givenCategory(client)
      const good = { name: 'Fills', description: 'Why', link: LINK, categories: [id] }
      const count = 'select count(*) as n from use_cases'
      const before = await rows(null, count)
      const refused = await sender(client)('post', CASES, { ...good, ...over })
      assert.equal(refused.status, 422)
      assert.include(refused.errors[0]!.message, says)
      assert.match(refused.errors[0]!.field!, new RegExp(`^${Object.keys(over)[0]}`))
      assert.deepEqual(await rows(null, count), before)
    })

  test('a category is refused: {title}')
    .with([
      { title: 'no name', over: { name: undefined }, says: 'Der Name darf nicht leer sein' },
      { title: 'a name too long', over: { name: 'x'.repeat(201) }, says: 'höchstens 200' },
      { title: 'no products', over: { products: undefined }, says: 'Produkte: Diese Angabe fehlt' },
      { title: 'products of another type', over: { products: 'served' }, says: 'Liste' },
      {
        title: 'an unknown product',
        over: { products: ['nothing'] },
        says: 'nothing gibt es nicht',
      },
    ])
    .run(async ({ assert, client }, { over, says }) => {
      const good = { name: 'Proofs', products: [] }
      const refused = await sender(client)('post', KINDS, { ...good, ...over }, 'de')
      assert.equal(refused.status, 422)
      assert.include(refused.errors[0]!.message, says)
    })

  test('{method} {path}/{id} is not there')
    .with(
      (['put', 'delete'] as const).flatMap((method) =>
        [CASES, KINDS].flatMap((path) =>
          ['2147483647', '99999999999999999999'].map((id) => ({ method, path, id }))
        )
      )
    )
    .run(async ({ assert, client }, { method, path, id }) => {
      const category = await givenCategory(client)
      const rest = path === CASES ? { link: LINK, categories: [category] } : { products: [] }
      const body = { name: 'Fills', ...rest }
      assert.equal((await sender(client)(method, `${path}/${id}`, body)).status, 404)
    })

  const givenSecond = async (client: ApiClient) =>
    (await sender(client)('post', KINDS, { name: 'Risk proofs', products: [] })).data.id
})
