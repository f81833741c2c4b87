import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import {
  createCustomer,
  createCustomerWithPassword,
  createStaff,
  PASSWORD,
} from '#database/factories/identity/people'
import { verifyPassword } from '#identity/actions/passwords/verify_password'
import SignInAccount from '#identity/models/sign_in_account'
import { Browser } from '#tests/fixtures/identity/browser'
import { latestLinkTo } from '#tests/fixtures/identity/mailed_link'
import { signIn } from '#tests/fixtures/identity/sign_in'
import { mailSignInLink } from '#identity/actions/sign_in_links/mail_sign_in_link'
import { transaction } from '#shared/database'

const judge = async (browser: Browser, password: string, more: object = {}) => {
  const response = await browser.open('/password/judgement', {
    method: 'POST',
    form: { password, ...more },
    headers: { accept: 'application/json' },
  })
  const body = (await response.json()) as { data: { isGuessable: boolean } | null }
  return { status: response.status, isGuessable: body.data?.isGuessable ?? null }
}

test.group('Identity | a password is judged while it is typed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('{password}: the page hears what the save will say')
    .with([
      { password: 'Sommer2026!', isGuessable: true },
      { password: 'Anna-Brandt-1', isGuessable: true },
      { password: 'Fresh-Tally-7', isGuessable: false },
    ])
    .run(async ({ assert, client }, { password, isGuessable }) => {
      const customer = await createCustomerWithPassword({ firstName: 'Anna', lastName: 'Brandt' })
      const browser = new Browser()
      await signIn(browser, customer.email)
      await browser.visit('/my-account/change-password')
      assert.deepEqual(await judge(browser, password), { status: 200, isGuessable })
      const saved = await client
        .put('/my-account/change-password')
        .json({ oldPassword: PASSWORD, newPassword: password, confirmation: password })
        .withInertia()
        .withCsrfToken()
        .loginAs(customer)
        .redirects(0)
      const errors = saved.flashMessages().inputErrorsBag as Record<string, string[]> | undefined
      assert.equal(errors?.newPassword !== undefined, isGuessable)
    })

  test('behind a mailed link by the words of its owner', async ({ assert }) => {
    const customer = await createCustomerWithPassword({ firstName: 'Mathilde' })
    const account = await SignInAccount.findOrFail(customer.subject)
    await transaction((trx) => mailSignInLink(trx, account, 'en'))
    const browser = new Browser()
    await browser.visit(await latestLinkTo(customer.email))
    await browser.visit('/password/new')
    assert.isTrue((await judge(browser, 'Mathilde-2026!')).isGuessable)
    assert.isFalse((await judge(browser, 'Fresh-Tally-7')).isGuessable)
  })

  test('{password} is refused, not an error')
    .with([{ password: '' }, { password: 'x'.repeat(257) }])
    .run(async ({ assert }, { password }) => {
      const customer = await createCustomerWithPassword()
      const browser = new Browser()
      await signIn(browser, customer.email)
      await browser.visit('/my-account/change-password')
      assert.equal((await judge(browser, password)).status, 422)
    })

  test('nobody else is told anything: visitors, staff', async ({ assert, client }) => {
    const browser = new Browser()
    await browser.visit('/password/forgotten')
    assert.equal((await judge(browser, 'Fresh-Tally-7')).status, 403)
    for (const user of [await createStaff('admin'), await createCustomer()]) {
      const response = await client
        .post('/password/judgement')
        .header('accept', 'application/json')
        .json({ password: 'Fresh-Tally-7' })
        .withCsrfToken()
        .loginAs(user)
      response.assertStatus(403)
    }
  })
})

test.group('Identity | hashes of another cost', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const other = new Scrypt({ cost: 512, blockSize: 8, parallelization: 1, maxMemory: 2 ** 25 })

  test('are renewed by the next right password, and by no wrong one', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const account = await SignInAccount.findOrFail(customer.subject)
    const old = await other.make(PASSWORD)
    await account.merge({ passwordHash: old }).save()
    const changedAt = account.passwordChangedAt
    assert.isNull(await verifyPassword(customer.email, 'Wrong-Tally-7'))
    assert.equal((await account.refresh()).passwordHash, old)
    assert.isNotNull(await verifyPassword(customer.email, PASSWORD))
    const renewed = (await account.refresh()).passwordHash!
    assert.notEqual(renewed, old)
    assert.isFalse(hash.needsReHash(renewed))
    assert.deepEqual(account.passwordChangedAt, changedAt)
    assert.isNotNull(await verifyPassword(customer.email, PASSWORD))
    assert.equal((await account.refresh()).passwordHash, renewed)
  })
})
