import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { addUseCaseCategory } from '#catalogue/actions/use_cases/save_category'
import { addUseCase } from '#catalogue/actions/use_cases/save_use_case'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Row = Record<string, unknown> & { id: number; version: number; nameEn: string }

const [CASES, KINDS]: string[] = ['/admin/manage-use-cases', '/admin/manage-use-cases/categories']
const LINK = 'https://research.example/case'
const TESTS = { id: null, label: 'Tests' }

test.group('Catalogue | the staff’s page of use cases', (group) => {
  let admin: User
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    await givenProduct('served')
    await givenProduct('served_unseen', { visible: false })
    admin = await createStaff('admin')
  })

  const sender =
    (client: ApiClient) =>
    async (method: 'post' | 'put' | 'delete', path: string, body: object = {}) => {
      const asked = client[method](path).json(body).loginAs(admin).withCsrfToken().redirects(0)
      const response = await asked
      return {
        toasts: response.flashMessage('toasts') as unknown,
        errors: response.flashMessage('inputErrorsBag') as Record<string, string[]> | undefined,
      }
    }

  const shown = async (client: ApiClient, path: string, search: string, language = 'en') => {
    const asked = client.get(path).qs({ search }).header('accept-language', language)
    const page = await asked.loginAs(admin).withInertia()
    page.assertStatus(200)
    const { useCases, categories } = (page.body() as { props: Record<string, Row[]> }).props
    return (useCases ?? categories)!
  }

  const givenCategory = async (name: string, products: string[] = []) => {
    const added = await addUseCaseCategory({ name, products }, TESTS)
    if (!added.ok) throw new Error(added.refusal.code)
    return added.value.id
  }

  const givenUseCase = async (categories: number[]) => {
    const added = await addUseCase({ name: 'Fills', link: LINK, categories }, TESTS)
    if (!added.ok) throw new Error(added.refusal.code)
    return added.value.id
  }

  const succeeded = (text: string) => [{ tone: 'success', text }]

  test('a use case is added, found, edited and deleted, each with its toast', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    const category = await givenCategory('Proofs')
    const typed = { name: 'Zebra fills', nameDe: '', link: LINK, categories: [category] }
    const added = await send('post', CASES!, typed)
    assert.deepEqual(added.toasts, succeeded('Use case added'))
    const [kept] = await shown(client, CASES!, 'zebra')
    assert.containsSubset(kept, {
      ...{ nameEn: 'Zebra fills', nameDe: 'Zebra fills', descriptionEn: '', link: LINK },
      ...{ categories: [category], categoryNames: ['Proofs'], version: 1 },
    })
    const at = `${CASES}/${kept!.id}`
    const edited = await send('put', at, { ...typed, nameDe: 'Zebrastreifen', version: 1 })
    assert.deepEqual(edited.toasts, succeeded('Use case updated'))
    const found = await shown(client, CASES!, 'zebrastreifen', 'de')
    assert.deepEqual(
      found.map(({ id, version }) => [id, version]),
      [[kept!.id, 2]]
    )
    assert.deepEqual((await send('delete', at)).toasts, succeeded('Use case deleted'))
    assert.isEmpty(await shown(client, CASES!, 'zebra'))
  })

  test('a category is added, found, edited and deleted, each with its toast', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    const added = await send('post', KINDS!, { name: 'Zebra proofs', products: ['served'] })
    assert.deepEqual(added.toasts, succeeded('Use case category added'))
    const [kept] = await shown(client, KINDS!, 'zebra')
    assert.containsSubset(kept, { products: ['served'], useCases: 0, version: 1 })
    const at = `${KINDS}/${kept!.id}`
    const edited = await send('put', at, { name: 'Zebra tests', products: [], version: 1 })
    assert.deepEqual(edited.toasts, succeeded('Use case category updated'))
    const [now] = await shown(client, KINDS!, 'zebra')
    assert.containsSubset(now, { nameEn: 'Zebra tests', products: [], version: 2 })
    assert.deepEqual((await send('delete', at)).toasts, succeeded('Use case category deleted'))
  })

  test('what is missing is said at its field: {field} of {path}')
    .with([
      { path: CASES!, field: 'name', says: 'Name cannot be empty' },
      { path: CASES!, field: 'link', says: 'Link cannot be empty' },
      { path: CASES!, field: 'categories', says: 'At least one category must be selected' },
      { path: KINDS!, field: 'name', says: 'Name cannot be empty' },
    ])
    .run(async ({ assert, client }, { path, field, says }) => {
      const typed = { name: '', nameDe: '', link: '', categories: [], products: [] }
      const { errors } = await sender(client)('post', path, typed)
      assert.deepEqual(errors?.[field], [says])
    })

  test('a name that is taken is said at its field, and by a toast', async ({ assert, client }) => {
    await givenCategory('Proofs')
    const refused = await sender(client)('post', KINDS!, { name: 'Proofs', products: [] })
    const reason = 'Another use case category has this name.'
    assert.deepEqual(refused.errors, { name: [reason] })
    const text = `Use case category addition failed: ${reason}`
    assert.deepEqual(refused.toasts, [{ tone: 'error', text }])
  })

  test('a category with use cases stays, and a toast says why', async ({ assert, client }) => {
    const category = await givenCategory('Proofs')
    await givenUseCase([category])
    const { toasts } = await sender(client)('delete', `${KINDS}/${category}`)
    assert.include(
      JSON.stringify(toasts),
      'Use case category deletion failed: Use cases are assigned to this category'
    )
  })

  test('of two who edit one use case the later is told who was quicker', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    const category = await givenCategory('Proofs')
    const id = await givenUseCase([category])
    const edit = (name: string) =>
      send('put', `${CASES}/${id}`, { name, link: LINK, categories: [category], version: 1 })
    await edit('Zebra first')
    const late = await edit('Zebra second')
    const reason = `${admin.email} has changed it meanwhile. What you typed is kept.`
    assert.deepEqual(late.errors, { form: [reason] })
    const text = `Use case update failed: ${reason}`
    assert.deepEqual(late.toasts, [{ tone: 'error', text }])
    const [kept] = await shown(client, CASES!, 'zebra')
    assert.equal(kept!.nameEn, 'Zebra first')
  })

  test('whoever edits a category that lost a product meanwhile does not take it back', async ({
    assert,
    client,
  }) => {
    const send = sender(client)
    const [first, second] = [await givenCategory('Proofs', ['served']), await givenCategory('Risk')]
    await send('put', `${KINDS}/${second}`, { name: 'Risk', products: ['served'], version: 1 })
    const stale = { name: 'Proofs anew', products: ['served'], version: 1 }
    const late = await send('put', `${KINDS}/${first}`, stale)
    assert.include(late.errors?.form?.[0], 'has changed it meanwhile')
    const [kept] = await shown(client, KINDS!, 'Risk')
    assert.deepEqual(kept!.products, ['served'])
  })

  test('only visible products are offered to a category', async ({ assert, client }) => {
    const page = await client.get(KINDS!).loginAs(admin).withInertia()
    const { products } = (page.body() as { props: { products: { code: string }[] } }).props
    const codes = products.map(({ code }) => code)
    assert.include(codes, 'served')
    assert.notInclude(codes, 'served_unseen')
  })
})
