import { test } from '@japa/runner'
import User from '#identity/models/user'
import { rows } from '#shared/database'
import { startSwappedShop } from '#tests/support/outside_provider/swap'
import { Browser } from '#tests/fixtures/identity/browser'

const EMAIL = 'greta.lund@fjordquant.example'

/** Where an answer leads. */
const wayOf = async (answer: Promise<Response>) => (await answer).headers.get('location')!

test.group('Identity | an outside provider for the customers', (group) => {
  let shop: Awaited<ReturnType<typeof startSwappedShop>>
  group.setup(async () => {
    shop = await startSwappedShop()
    return async () => {
      await shop.stop()
      await rows(null, 'delete from users where email = ?', [EMAIL])
      await rows(null, 'truncate sessions, sign_in_events')
    }
  })

  /** From the shop to the provider and back. */
  const signIn = async () => {
    const browser = new Browser(shop.url)
    const question = await wayOf(browser.open('/sign-in/with/customers'))
    const back = await wayOf(fetch(question, { redirect: 'manual' }))
    return { browser, question: new URL(question), next: await wayOf(browser.open(back)) }
  }

  test('takes the place of the shop’s own by settings alone', async ({ assert }) => {
    const { browser, question, next } = await signIn()
    assert.equal(question.origin + question.pathname, `${shop.issuer}/login`)
    assert.equal(next, '/save-user-details')
    const user = await User.findByOrFail('email', EMAIL)
    assert.deepInclude(user.serialize(), {
      ...{ issuer: shop.issuer, subject: 'acct|7c1f 03', kind: 'customer' },
      ...{ firstName: 'Greta', lastName: 'Lund', groups: ['offline', 'marktdaten-kunde'] },
    })
    const out = await wayOf(browser.open('/logout', { method: 'POST', form: {} }))
    assert.include(out, `${shop.issuer}/out?`)
    assert.include(out, encodeURIComponent(`${shop.url}/logout`))
  })

  test('the shop’s own sign-in page is closed then', async ({ assert }) => {
    const browser = new Browser(shop.url)
    assert.equal(
      await wayOf(browser.open('/sign-in/anything')),
      '/sign-in-or-register?problem=expired'
    )
    const { status } = await browser.open('/oidc/.well-known/openid-configuration')
    assert.equal(status, 404)
  })

  test('when it has gone, people stay signed in', async ({ assert }) => {
    const { browser } = await signIn()
    await shop.stopProvider()
    assert.equal(await wayOf(browser.open('/my-account')), '/save-user-details')
  })
})
