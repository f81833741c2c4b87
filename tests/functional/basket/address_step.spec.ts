import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'

const ELSEWHERE = 'href="/my-account/personal-data?redirect=checkout"'

test.group('Basket | the step of addresses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('changes an address where it stands, or among the personal data', async ({
    assert,
    client,
  }) => {
    const page = await client
      .get('/basket/2')
      .loginAs(await givenBuyer('TICKS'))
      .header('referer', 'http://localhost/basket/2')
      .accept('html')
    for (const kind of ['billing', 'delivery']) {
      const [, card] = new RegExp(`aria-labelledby="${kind}"(.*?)</section>`, 's').exec(
        page.text()
      )!
      assert.include(card!, ELSEWHERE)
      assert.match(card!, /<button[^>]*>(?:(?!<\/button>).)*Change/s)
    }
  })
})
