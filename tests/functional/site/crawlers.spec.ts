import { statSync } from 'node:fs'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { addUseCaseCategory } from '#catalogue/actions/use_cases/save_category'
import { addUseCase } from '#catalogue/actions/use_cases/save_use_case'
import shop from '#config/shop'
import { givenProduct } from '#tests/fixtures/catalogue/priced_product'
import { readAsWritten } from '#tests/fixtures/shared/read_as_written'

const read = async (client: ApiClient, address: string) =>
  readAsWritten((await client.get(address).header('accept', 'text/html')).text())

const ORIGIN = process.env.APP_URL!

test.group('Site | search engines and previews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{path} names itself, its languages and its picture')
    .with([
      { path: '/', title: 'Market history, sold by the trading day' },
      { path: '/products', title: 'All products' },
      { path: '/faq', title: 'Frequently asked questions' },
      { path: '/contact', title: 'Contact' },
    ])
    .run(async ({ assert, client }, { path, title }) => {
      const page = await read(client, `${path}?from=elsewhere`)
      assert.include(page, `property="og:title" content="${title}"`)
      assert.lengthOf(page.match(/<meta name="description" content="[^"]{30,}"/g) ?? [], 1)
      assert.include(page, `rel="canonical" href="${ORIGIN}${path}?lang=en"`)
      assert.include(page, `hrefLang="de" href="${ORIGIN}${path}?lang=de"`)
      assert.include(page, `property="og:image" content="${ORIGIN}/social.png"`)
      assert.notInclude(page, 'name="robots"')
    })

  test('German pages describe themselves in German', async ({ assert, client }) => {
    const page = await read(client, '/contact?lang=de')
    assert.include(page, `rel="canonical" href="${ORIGIN}/contact?lang=de"`)
    assert.include(page, 'property="og:title" content="Kontakt"')
    assert.include(page, 'property="og:locale" content="de_DE"')
  })

  test('pages of one person stay out', async ({ assert, client }) => {
    const page = await read(client, '/basket/1')
    assert.include(page, 'name="robots" content="noindex"')
    assert.notInclude(page, 'rel="canonical"')
  })

  test('{path} stays out of search engines')
    .with(
      [
        '/logout-timer',
        ...['/sign-in-or-register', '/password/forgotten', '/products?search=index&sort=name'],
        ...['/products?offer=otp&format=csv', '/products?subcategory=Free+money+at+evil.example'],
      ].map((path) => ({ path }))
    )
    .run(async ({ assert, client }, { path }) => {
      assert.match(await read(client, path), /name="robots" content="noindex/)
    })

  test('{path} says what was just done, and stays out as well')
    .with([
      { path: '/contact/success', outcome: 'message_sent' },
      { path: '/contact/success-kneip', outcome: 'message_about_fund_data_sent' },
      { path: '/subscription-request/success', outcome: 'subscription_request_sent' },
      { path: '/sample-data/success', outcome: 'sample_data_ordered' },
      { path: '/a7product/success', outcome: 'trial_requested' },
      { path: '/register/success', outcome: 'registered' },
    ])
    .run(async ({ assert, client }, { path, outcome }) => {
      const page = await client
        .get(path)
        .accept('html')
        .withSession({ outcomes: { [outcome]: 'ada@brook.example' } })
        .redirects(0)
      page.assertStatus(200)
      assert.match(page.text(), /name="robots" content="noindex/)
      assert.notInclude(page.text(), 'rel="canonical"')
    })

  test('one choice is a page of its own, what leads to two of them is not followed', async ({
    assert,
    client,
  }) => {
    await givenProduct('site_seen')
    const page = await read(client, '/products?offer=otp')
    assert.notInclude(page, 'name="robots"')
    const links = page.match(/<a [^>]*href="\/products\?[^"]*&amp;(?!lang=)[^"]*"[^>]*>/g) ?? []
    assert.isAbove(links.length, 0)
    for (const link of links) assert.include(link, 'rel="nofollow"')
  })

  test('every field of use cases has a title of its own', async ({ assert, client }) => {
    const actor = { id: null, label: 'Tests' }
    const titles = []
    for (const name of ['One', 'Two']) {
      const added = await addUseCaseCategory({ name, products: [] }, actor)
      if (!added.ok) throw new Error(added.refusal.code)
      const categories = [added.value.id]
      await addUseCase({ name, link: 'https://research.example/one', categories }, actor)
      const page = await read(client, `/use-cases/${added.value.id}`)
      titles.push(/<title[^>]*>([^<]*)</.exec(page)?.[1])
    }
    assert.deepEqual(
      titles.map((title) => title?.split(' – ')[0]),
      ['Use cases: One', 'Use cases: Two']
    )
  })

  test('a closed shop names no map, a closing one none of what has closed', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { phase } = shop.decommission
    cleanup(() => {
      shop.decommission.phase = phase
    })
    shop.decommission.phase = 'closed'
    assert.notInclude(await read(client, '/robots.txt'), 'Sitemap')
    shop.decommission.phase = 'closing'
    assert.include(await read(client, '/robots.txt'), 'Sitemap')
    const map = await read(client, '/sitemap.xml')
    assert.include(map, '/products?')
    assert.notInclude(map, '/contact')
    assert.notInclude(map, '/register')
  })

  test('the sitemap holds pages and visible products in both languages', async ({
    assert,
    client,
  }) => {
    await givenProduct('site_seen')
    await givenProduct('site_hidden', { visible: false })
    const response = await client.get('/sitemap.xml')
    assert.match(String(response.header('content-type')), /^application\/xml/)
    const map = response.text()
    for (const path of ['/', '/faq', '/product/details/site_seen']) {
      assert.include(map, `<loc>${ORIGIN}${path}?lang=en</loc>`)
      assert.include(map, `<loc>${ORIGIN}${path}?lang=de</loc>`)
    }
    assert.notInclude(map, 'site_hidden')
    assert.notInclude(map, '/my-account')
  })

  test('robots are told where to look and where not', async ({ assert, client }) => {
    const response = await client.get('/robots.txt')
    assert.match(String(response.header('content-type')), /^text\/plain/)
    assert.include(response.text(), `Sitemap: ${ORIGIN}/sitemap.xml`)
    assert.include(response.text(), 'Disallow: /my-account')
  })

  test('a product is a data set and an offer for machines', async ({ assert, client }) => {
    await givenProduct('site_seen')
    const page = await read(client, '/product/details/site_seen')
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)!
    const { '@graph': graph } = JSON.parse(json!)
    assert.containsSubset(graph, [
      { '@type': 'Dataset', 'identifier': 'site_seen', 'isAccessibleForFree': false },
      { '@type': 'Product', 'offers': { price: '1.00', priceCurrency: 'EUR' } },
    ])
  })

  test('the questions are there for machines', async ({ assert, client }) => {
    const page = await read(client, '/faq')
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)!
    const { '@type': type, 'mainEntity': questions } = JSON.parse(json!)
    assert.equal(type, 'FAQPage')
    assert.isAbove(questions.length, 5)
  })

  test('icons and picture are small files that exist', ({ assert }) => {
    for (const name of ['favicon.svg', 'favicon-32.png', 'apple-touch-icon.png', 'icon-512.png']) {
      assert.isBelow(statSync(`public/${name}`).size, 20_000)
    }
    assert.isBelow(statSync('public/social.png').size, 100_000)
  })
})
