import { test } from '@japa/runner'
import { publishDueDrafts } from '#catalogue/actions/drafts/publish_due_drafts'
import { publishNow } from '#catalogue/actions/drafts/publish_draft'
import { saveDraft } from '#catalogue/actions/drafts/save_draft'
import { rows } from '#shared/database'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const ACTOR = { id: null, label: 'An editor' }
const CODE = 'draft_race'

const times = (count: number) => [...Array(count).keys()]

const nothingLeft = async () => {
  await rows(null, 'delete from products where code = ?', [CODE])
  await rows(null, `delete from categories where id in ('ctest_sub', 'ctest', 'ctest_other')`)
  await rows(null, `delete from venues where id in ('CTA', 'CTB')`)
  await rows(null, `delete from trading_calendars where code = 'CTEST'`)
}

const published = async () => {
  const [found] = await rows<{ count: number }>(
    null,
    `select count(*)::int as count from audit_events
      where subject_type = 'product' and subject_id = ? and action = 'product.draft_published'`,
    [CODE]
  )
  return found!.count
}

const statuses = (results: { ok: boolean; refusal?: { status?: number } }[]) =>
  results.map((one) => (one.ok ? 200 : one.refusal?.status)).toSorted()

test.group('Catalogue | two who draft one product at the same moment', (group) => {
  let productId = 0
  group.each.setup(async () => {
    await givenReferenceData()
    productId = (await givenProduct(CODE, { description: 'E' })).id
    await rows(null, `update products set description_de = 'D' where id = ?`, [productId])
    return nothingLeft
  })
  const save = (minimalDays: number) =>
    saveDraft({ productId, seen: 0, fields: { minimalDays }, actor: ACTOR })

  test('one draft is kept, the others are told', async ({ assert }) => {
    const saved = await Promise.all(times(12).map((at) => save(at + 2)))
    assert.deepEqual(statuses(saved), [200, ...Array(11).fill(409)])
  })

  test('a draft is published once by however many', async ({ assert }) => {
    const before = await published()
    await save(7)
    const done = await Promise.all(
      times(12).map(() => publishNow({ productId, seen: 1, actor: ACTOR }))
    )
    assert.deepEqual(statuses(done), [200, ...Array(11).fill(409)])
    assert.equal((await published()) - before, 1)
  })

  test('of several workers one publishes what is due', async ({ assert }) => {
    const before = await published()
    await save(7)
    await rows(
      null,
      `update product_drafts set state = 'Scheduled', publish_at = now() where product_id = ?`,
      [productId]
    )
    await Promise.all(times(6).map(publishDueDrafts))
    assert.equal((await published()) - before, 1)
    const [product] = await rows<{ days: number }>(
      null,
      'select minimal_days as days from products where id = ?',
      [productId]
    )
    assert.equal(product!.days, 7)
  })
})
