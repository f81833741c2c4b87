import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Category = {
  id: number
  name: string
  useCases: { name: string; link: string }[]
  products: { code: string }[]
}
type Props = { categories: Category[]; currentId: number | null }

test.group('Catalogue | use cases', (group) => {
  let category: number
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    category = await givenUseCase('Trading tests', 'Handelsproben')
    await givenUseCase('Risk tests', 'Risikoproben')
    const shown = await givenProduct('of_use')
    const hidden = await givenProduct('of_no_use', { visible: false })
    await rows(null, 'update products set use_case_category_id = ? where id in (?, ?)', [
      ...[category, shown.id, hidden.id],
    ])
  })

  test('a tab per category with its use cases and visible products', async ({ assert, client }) => {
    const response = await client.get(`/use-cases/${category}`).withInertia()
    response.assertInertiaComponent('site/use_cases')
    const { categories, currentId } = response.inertiaProps as never as Props
    assert.equal(currentId, category)
    const current = categories.find(({ id }) => id === category)!
    assert.deepEqual(
      current.useCases.map(({ name }) => name),
      ['Case of Trading tests']
    )
    assert.deepEqual(current.products, [{ code: 'of_use', name: 'of_use' }] as never)
  })

  test('German names for German readers', async ({ assert, client }) => {
    const response = await client
      .get(`/use-cases/${category}`)
      .header('accept-language', 'de')
      .withInertia()
    const { categories } = response.inertiaProps as never as Props
    assert.equal(categories.find(({ id }) => id === category)!.name, 'Handelsproben')
  })

  test('{id} is no category')
    .with([{ id: '999999' }, { id: 'trading' }, { id: '0x1' }])
    .run(async ({ client }, { id }) => {
      const response = await client.get(`/use-cases/${id}`).accept('json')
      response.assertStatus(404)
    })

  test('the product leads to its category', async ({ client }) => {
    const response = await client.get('/product/details/of_use').withInertia()
    response.assertInertiaPropsContains({ detail: { useCaseCategory: { id: category } } })
  })
})

async function givenUseCase(name: string, german: string): Promise<number> {
  const [category] = await rows<{ id: number }>(
    null,
    'insert into use_case_categories (name_en, name_de, position) values (?, ?, 90) returning id',
    [name, german]
  )
  await rows(
    null,
    `with one as (
       insert into use_cases (name_en, name_de, description_en, description_de, link)
       values (:name, :name, 'Why', 'Warum', 'https://research.example/case') returning id)
     insert into use_case_assignments select id, :category from one`,
    { name: `Case of ${name}`, category: category!.id }
  )
  return category!.id
}
