import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { planDraft } from '#catalogue/actions/drafts/plan_draft'
import { fieldsOf } from '#catalogue/domain/product_fields'
import { rows } from '#shared/database'
import { givenDiscovery, removeLakeFiles } from '#tests/fixtures/catalogue/given_discovery'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const PRODUCTS = '/admin/manage-products'
const FOLDER = 'draft_pages/'

type ShownPage = {
  product: { name: string; venues: { id: string }[] }
  detail: {
    description: string
    remarkHtml: string | null
    format: string
    exampleFileName: string | null
    publishDelayDays: number
    fields: { name: string; meaning: string }[]
  }
}
type Pages = { pageEn: ShownPage; pageDe: ShownPage }

test.group('Catalogue | pages of drafts', (group) => {
  let admin: User
  let id = 0
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    id = (await givenProduct('drafted')).id
    await givenFiles(id, [{ day: '2025-03-03' }])
    admin = await createStaff('admin')
    return () => removeLakeFiles(FOLDER)
  })

  /** What is asked for when somebody wants to see it, and does not come with the page. */
  const pagesOf = async (client: ApiClient, path: string, component: string): Promise<Pages> => {
    const whole = await client.get(path).loginAs(admin).withInertia()
    const props = whole.inertiaProps as { pages?: Pages }
    if (props.pages) throw new Error('the pages come with every page')
    const answer = await client.get(path).loginAs(admin).withInertia().headers({
      'x-inertia-partial-component': component,
      'x-inertia-partial-data': 'pages',
    })
    return (answer.inertiaProps as { pages: Pages }).pages
  }
  const editor = (client: ApiClient) =>
    pagesOf(client, `${PRODUCTS}/${id}`, 'catalogue/admin/products/show')

  test('without a draft it is what customers see, of a hidden product as well', async ({
    assert,
    client,
  }) => {
    await rows(
      null,
      `update products set visible = false, description_en = 'E', description_de = 'D',
              remark_de = 'Nur <b>werktags</b>' where id = ?`,
      [id]
    )
    await rows(
      null,
      `insert into product_fields (product_id, position, name, type, unit, meaning_en, meaning_de)
       values (?, 1, 'price', 'double', 'EUR', 'Last price', 'Letzter Preis')`,
      [id]
    )
    const { pageEn, pageDe } = await editor(client)
    assert.deepEqual([pageEn.detail.description, pageDe.detail.description], ['E', 'D'])
    assert.deepEqual(
      [pageEn.detail.fields[0]!.meaning, pageDe.detail.fields[0]!.meaning],
      ['Last price', 'Letzter Preis']
    )
    assert.deepEqual(
      [pageEn.detail.remarkHtml, pageDe.detail.remarkHtml],
      [null, 'Nur <b>werktags</b>']
    )
  })

  test('a draft shows its texts, facts and fields in both languages', async ({
    assert,
    client,
  }) => {
    const fields = {
      ...fieldsOf((await planDraft(null, 'drafted', {})).before!),
      ...{ name: 'Drafted name', descriptionEn: 'Drafted', descriptionDe: 'Entworfen' },
      ...{ remarkEn: 'Mind the gap', filePattern: 'drafted_{YYYY-MM-DD}.csv', format: 'csv' },
      ...{ publishDelayDays: 3, fields: ['day | date | - | Trading day | Handelstag'] },
    }
    const saved = await client
      .put(`${PRODUCTS}/${id}/draft`)
      .json({ seen: 0, fields })
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
    assert.isUndefined(saved.flashMessage('inputErrorsBag'))
    const { pageEn, pageDe } = await editor(client)
    assert.containsSubset(pageEn, {
      product: { name: 'Drafted name' },
      detail: {
        ...{ description: 'Drafted', remarkHtml: 'Mind the gap', format: 'csv' },
        ...{ exampleFileName: 'drafted_2025-03-03.csv', publishDelayDays: 3 },
        fields: [{ name: 'day', meaning: 'Trading day' }],
      },
    })
    assert.containsSubset(pageDe.detail, {
      description: 'Entworfen',
      remarkHtml: null,
      fields: [{ name: 'day', meaning: 'Handelstag' }],
    })
  })

  test('what a folder is proposed as has its page as well', async ({ assert, client }) => {
    const run = await givenDiscovery(FOLDER)
    const path = `${PRODUCTS}/discover/${run}/1`
    const { pageEn, pageDe } = await pagesOf(client, path, 'catalogue/admin/discovery/proposal')
    assert.equal(pageEn.detail.format, 'csv')
    assert.lengthOf(pageEn.detail.fields, 3)
    assert.deepEqual(
      pageEn.detail.fields.map(({ name }) => name),
      pageDe.detail.fields.map(({ name }) => name)
    )
  })
})
