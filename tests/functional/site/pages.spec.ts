import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import shop from '#config/shop'
import type { Dictionary } from '#catalogue/queries/list_dictionaries'
import { rows } from '#shared/database'
import { formatEuro } from '#shared/domain/money'
import { pricingToday } from '#shared/pricing_today'
import { termsToday } from '#shared/terms_today'
import { createCustomer } from '#database/factories/identity/people'
import { DOCUMENTS, type DocumentName, type SiteDocument } from '#site/domain/documents'
import { getDocument } from '#site/queries/get_document'
import { givenProduct } from '#tests/fixtures/catalogue/priced_product'

const NAMES = Object.keys(DOCUMENTS) as DocumentName[]

test.group('Site | pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the home page shows categories with their lowest price, and sources', async ({
    client,
  }) => {
    await givenProduct('site_ticks', { venue: 'XTST' })
    const response = await client.get('/').withInertia()
    response.assertStatus(200)
    response.assertInertiaComponent('site/home')
    response.assertInertiaPropsContains({
      front: {
        productCount: 1,
        categories: [
          {
            id: 'site-tests',
            name: 'Test',
            price: { kind: 'day', cents: 100 },
            venues: [{ id: 'XTST', name: 'XTST' }],
          },
        ],
      },
    })
  })

  test('pages are readable before any script has come', async ({ assert, client }) => {
    const page = await client.get('/faq')
    assert.match(page.text(), /<h1[^>]*>Frequently asked questions|<h1[^>]*>Questions/)
    assert.include(page.text(), 'data-server-rendered')
  })

  test('{$self} stands in both languages with every figure filled in')
    .with(NAMES)
    .run(async ({ assert, client }, name) => {
      for (const locale of ['en', 'de'] as const) {
        const response = await client
          .get(DOCUMENTS[name])
          .header('accept-language', locale)
          .withInertia()
        response.assertInertiaComponent(name === 'data' ? 'site/data' : 'site/document')
        const document = await getDocument(name, locale)
        assert.notInclude(JSON.stringify(document), '{{')
        assert.isAbove(document.sections.length, 1)
      }
    })

  test('the dictionaries hold each field of the visible products once', async ({
    assert,
    client,
  }) => {
    await givenProduct('site_ticks')
    await givenProduct('site_trades')
    await givenProduct('site_hidden', { visible: false })
    await rows(
      null,
      `insert into product_fields (product_id, position, name, type, unit, meaning_en, meaning_de)
       select id, 0, 'price', 'decimal', 'EUR', 'What was paid', 'Was gezahlt wurde'
         from products where code like 'site_%'`
    )
    const response = await client.get('/data').header('accept-language', 'en').withInertia()
    const { dictionaries } = response.inertiaProps as { dictionaries: Dictionary[] }
    const own = dictionaries.filter(({ category }) => category === 'Test')
    assert.deepEqual(own, [
      {
        category: 'Test',
        products: [
          { code: 'site_ticks', name: 'Product site_ticks' },
          { code: 'site_trades', name: 'Product site_trades' },
        ],
        fields: [{ name: 'price', type: 'decimal', unit: 'EUR', meaning: 'What was paid' }],
      },
    ])
  })

  test('the right of withdrawal carries a form to fill in', async ({ assert, client }) => {
    const page = await client.get('/right-of-withdrawal').header('accept', 'text/html')
    assert.include(page.text(), 'Order number')
    assert.include(page.text(), shop.support.email)
  })

  test('{name} names {key} as configured')
    .with([
      { name: 'terms_and_conditions', key: 'version', text: `Version ${termsToday().version}` },
      { name: 'terms_and_conditions', key: 'start', text: 'effective 2026/11/22' },
      { name: 'terms_and_conditions', key: 'module', text: 'modules of 31 days with files' },
      { name: 'terms_and_conditions', key: 'penalty', text: '25 percent of the net fee' },
      { name: 'terms_and_conditions', key: 'cap', text: '5,000.00 EUR' },
      { name: 'terms_and_conditions', key: 'claim', text: 'within 30 days' },
      { name: 'terms_and_conditions', key: 'amendments', text: 'at least 60 days ahead' },
      { name: 'terms_and_conditions', key: 'transfer', text: '90 days ahead' },
      { name: 'terms_and_conditions', key: 'notice', text: "4 weeks' notice" },
      { name: 'terms_and_conditions', key: 'claims', text: 'after 2 years' },
      { name: 'right_of_withdrawal', key: 'period', text: 'within 14 days of its confirmation' },
      { name: 'right_of_withdrawal', key: 'refund', text: 'within 14 days of receiving' },
      { name: 'privacy_notice', key: 'logs', text: 'deleted after 30 days' },
      { name: 'privacy_notice', key: 'consent', text: '6 months' },
      { name: 'faq', key: 'window', text: 'within 90 days' },
    ] as const)
    .run(async ({ assert }, { name, text }) => {
      assert.include(JSON.stringify(await getDocument(name, 'en')), text)
    })

  test('no text of {$self} holds a figure of the configuration')
    .with(NAMES)
    .run(({ assert }, name) => {
      for (const locale of ['en', 'de']) {
        const text = readFileSync(`inertia/i18n/documents/${locale}/${name}.json`, 'utf8')
        const figures = /\b(?:14|19|25|30|60|90|9[.,]500|5[.,]000|50|300)\b(?![.,:]\d)/
        assert.notMatch(text.replaceAll(/20250303/g, ''), figures, locale)
      }
    })

  test('every version of the terms stays readable at an address of its own')
    .with([...shop.termsVersions])
    .run(async ({ assert, client }, { version, effectiveFrom }) => {
      for (const [locale, says] of [
        ['en', `Version ${version}, effective ${effectiveFrom.replaceAll('-', '/')}`],
        ['de', `Fassung ${version}, gültig ab ${effectiveFrom.replaceAll('-', '/')}`],
      ] as const) {
        const response = await client
          .get(`/terms-and-conditions/${version}`)
          .header('accept-language', locale)
          .withInertia()
        response.assertInertiaComponent('site/document')
        const { document } = response.inertiaProps as { document: SiteDocument }
        assert.equal(document.version, says)
        assert.notInclude(JSON.stringify(document), '{{')
        assert.deepEqual(
          document.otherVersions!.map((other) => other.version),
          shop.termsVersions.map((other) => other.version).filter((other) => other !== version)
        )
      }
    })

  test('what ended is shown as it was agreed to, and no other version', async ({
    assert,
    client,
  }) => {
    const ended = await client.get('/terms-and-conditions/1.9')
    ended.assertTextIncludes('modules of 31 business days')
    ended.assertTextIncludes('noindex')
    ended.assertTextIncludes('not made under this version')
    const today = await client.get('/terms-and-conditions')
    today.assertTextIncludes('Version 1.9')
    assert.notInclude(today.text(), 'not made under this version')
    const unknown = await client.get('/terms-and-conditions/0.1').withInertia()
    unknown.assertStatus(404)
  })

  test('the fee in the questions is the configured one', async ({ assert }) => {
    const { fee } = await pricingToday()
    const faq = JSON.stringify(await getDocument('faq', 'de'))
    assert.include(faq, formatEuro(fee.amountCents, 'de'))
    assert.include(faq, formatEuro(fee.appliesUpToCents, 'de'))
  })

  test('{$self} names nothing and is not found')
    .with(['/use-cases/999999', '/product/details/nothing', '/tabledemo'])
    .run(async ({ client }, path) => {
      const response = await client.get(path).withInertia()
      response.assertStatus(404)
      response.assertInertiaComponent('errors/not_found')
    })
})

test.group('Site | unknown addresses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('get the page that says so', async ({ client }) => {
    const response = await client.get('/no/such/page').withInertia()
    response.assertStatus(404)
    response.assertInertiaComponent('errors/not_found')
    response.assertInertiaPropsContains({ user: null })
  })

  test('keep a signed-in person signed in', async ({ client }) => {
    const user = await createCustomer()
    const response = await client.get('/no/such/page').loginAs(user).withInertia()
    response.assertStatus(404)
    response.assertInertiaPropsContains({ user: { id: user.id } })
  })

  test('answer programs in JSON', async ({ client }) => {
    const response = await client.get('/no/such/call').accept('json')
    response.assertStatus(404)
    response.assertBodyContains({ success: false })
  })
})
