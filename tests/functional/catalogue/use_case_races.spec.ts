import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { addUseCaseCategory, editUseCaseCategory } from '#catalogue/actions/use_cases/save_category'
import { addUseCase, editUseCase } from '#catalogue/actions/use_cases/save_use_case'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const ACTOR = { id: null, label: 'A clerk' }
const CODES = ['race_one', 'race_two']
const NAMES = ['Race one', 'Race two']
const LINK = 'https://research.example/race'

const times = (count: number) => [...Array(count).keys()]

const nothingLeft = async () => {
  await rows(null, 'delete from use_cases where link = ?', [LINK])
  await rows(null, 'delete from products where code = any(?)', [CODES])
  await rows(null, 'delete from use_case_categories where name_en = any(?)', [NAMES])
  await rows(null, `delete from categories where id in ('ctest_sub', 'ctest', 'ctest_other')`)
  await rows(null, `delete from venues where id in ('CTA', 'CTB')`)
  await rows(null, `delete from trading_calendars where code = 'CTEST'`)
}

const givenCategories = () =>
  Promise.all(
    NAMES.map(async (name, at) => {
      const added = await addUseCaseCategory({ name, products: [CODES[at]!] }, ACTOR)
      if (!added.ok) throw new Error(added.refusal.code)
      return added.value.id
    })
  )

const statuses = (results: { ok: boolean; refusal?: { status?: number } }[]) =>
  results.map((one) => (one.ok ? 200 : one.refusal?.status)).toSorted()

test.group('Catalogue | two who edit use cases at the same moment', (group) => {
  group.each.setup(async () => {
    await givenReferenceData()
    for (const code of CODES) await givenProduct(code)
    return nothingLeft
  })

  test('of one version one is saved, the others are told', async ({ assert }) => {
    const categories = await givenCategories()
    const wish = { name: 'Fills', link: LINK, categories }
    const added = await addUseCase(wish, ACTOR)
    const id = added.ok ? added.value.id : 0
    const edited = await Promise.all(
      times(40).map((at) =>
        editUseCase({ id, to: { ...wish, name: `${at}` }, expectedVersion: 1, actor: ACTOR })
      )
    )
    assert.deepEqual(statuses(edited), [200, ...Array(39).fill(409)])
  })

  test('categories that take each other’s products wait for each other in one order', async ({
    assert,
  }) => {
    const ids = await givenCategories()
    const edited = await Promise.all(
      times(10).map((at) => {
        const [mine, theirs] = [at % 2, (at + 1) % 2]
        const to = { name: NAMES[mine]!, products: [CODES[theirs]!] }
        return editUseCaseCategory({ id: ids[mine]!, to, actor: ACTOR })
      })
    )
    assert.deepEqual(statuses(edited), Array(10).fill(200))
    const kept = await rows<{ id: number }>(
      null,
      'select use_case_category_id as id from products where code = any(?) order by code',
      [CODES]
    )
    assert.deepEqual(
      kept.map(({ id }) => id),
      ids.toReversed()
    )
  })
})
