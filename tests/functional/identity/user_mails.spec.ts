import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { appUrl } from '#config/app'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { sendUserMailAgain } from '#identity/actions/staff/send_user_mail_again'
import { userMailList } from '#identity/lists/user_mail_list'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { queueMail } from '#shared/mail'
import { keptText } from '#shared/mail/kept_text'

const LINK = `${appUrl}/password/new?token=abcdefabcdefabcdefabcdef`

const queue = (to: string, template: string, url: string) =>
  transaction((trx) =>
    queueMail(trx, {
      ...{ dedupeKey: `${template}:${to}:${url}`, to, locale: 'en', template },
      data: { name: 'Anna Brandt', email: to, url, days: 7, company: '', id: 1, reason: '–' },
    })
  )

const latest = async (user: User) => {
  const { content } = await userMailList.page(userMailList.read({}), user)
  return content[0]!
}

const setState = (id: number, state: 'Sent' | 'Dead') =>
  rows(
    null,
    `update mail_outbox set state = :state, last_error = :problem, attempts = 1,
            sent_at = case when :state = 'Sent' then now() end,
            text_body = case when :state = 'Sent' then '' else text_body end
      where id = :id`,
    { id, state, problem: state === 'Dead' ? '550 no such mailbox' : null }
  )

test.group('Mails to a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const people = async () => [await createStaff('admin'), await createCustomer()] as [User, User]
  const open = (client: ApiClient, by: User, user: User, query = '') =>
    client.get(`/admin/manage-users/${user.id}/mails${query}`).withInertia().loginAs(by)

  test('a link that lets somebody in is neither kept nor shown, waiting, failed or sent', async ({
    assert,
    client,
  }) => {
    const [admin, customer] = await people()
    await queue(customer.email, 'account_mails.verify_email', LINK)
    const { id } = await latest(customer)
    for (const state of [null, 'Dead', 'Sent'] as const) {
      if (state) await setState(id, state)
      const text = JSON.stringify((await open(client, admin, customer)).body())
      assert.include(text, '[…]', String(state))
      assert.notInclude(text, 'abcdefabcdef')
    }
  })

  test('a failed mail is told with its reason, and goes out again', async ({ assert, client }) => {
    const [admin, customer] = await people()
    await queue(customer.email, 'account_mails.verify_email', LINK)
    const { id } = await latest(customer)
    await setState(id, 'Dead')
    const { mails } = (await open(client, admin, customer, '?state=Dead'))
      .inertiaProps as unknown as { mails: { problem: string; isRepeatable: boolean }[] }
    assert.deepInclude(mails[0], { problem: '550 no such mailbox', isRepeatable: true })
    const again = await client
      .post(`/admin/manage-users/${customer.id}/mails/${id}`)
      .withCsrfToken()
      .redirects(0)
      .loginAs(admin)
    again.assertStatus(302)
    assert.equal((await latest(customer)).state, 'Waiting')
  })

  test('a sent mail goes out as a new one, if nothing of it was left out', async ({ assert }) => {
    const [admin, customer] = await people()
    await queue(customer.email, 'account_mails.deletion_refused', `${appUrl}/my-account/my-data`)
    const first = await latest(customer)
    await setState(first.id, 'Sent')
    assert.isTrue(
      (await sendUserMailAgain({ userId: customer.id, by: admin, mailId: first.id })).ok
    )
    const second = await latest(customer)
    assert.notEqual(second.id, first.id)
    assert.deepInclude(second, { state: 'Waiting', subject: first.subject, text: first.text })
    const [{ html }] = (await rows<{ html: string }>(
      null,
      'select html_body as html from mail_outbox where id = ?',
      [second.id]
    )) as [{ html: string }]
    assert.include(html, 'Anna Brandt')
  })

  test('one with a link that was left out does not', async ({ assert }) => {
    const [admin, customer] = await people()
    await queue(customer.email, 'account_mails.verify_email', LINK)
    const { id } = await latest(customer)
    await setState(id, 'Sent')
    const result = await sendUserMailAgain({ userId: customer.id, by: admin, mailId: id })
    assert.equal(result.ok ? null : result.refusal.code, 'shared.errors.mail_not_repeatable')
  })

  test('the mail of somebody else is unknown', async ({ assert }) => {
    const [admin, customer] = await people()
    const other = await createCustomer()
    await queue(other.email, 'account_mails.verify_email', LINK)
    const { id } = await latest(other)
    const result = await sendUserMailAgain({ userId: customer.id, by: admin, mailId: id })
    assert.equal(result.ok ? null : result.refusal.code, 'shared.errors.mail_unknown')
  })

  test('mails to an address that is not verified are somebody else’s', async ({ assert }) => {
    const other = await createCustomer()
    await queue(other.email, 'account_mails.verify_email', LINK)
    const claims = await createCustomer({ secondEmail: other.email })
    const { totalCount } = await userMailList.page(userMailList.read({}), claims)
    assert.equal(totalCount, 0)
    await claims.merge({ secondEmailVerifiedAt: clock.now() }).save()
    const now = await userMailList.page(userMailList.read({}), claims)
    assert.equal(now.totalCount, 1)
  })
})

test.group('Mails | what is kept of a text', () => {
  test('kept: {$self}')
    .with(['', '/', '/my-account', '/my-account/my-orders/10482', '/admin/deletion-requests'])
    .run(({ assert }, path) => {
      assert.isTrue(keptText(`See\n${appUrl}${path}\n`).isWhole)
    })

  test('left out: {$self}')
    .with([
      `${appUrl}/password/new?token=x`,
      `${appUrl}/verifyEmail/abc`,
      `${appUrl}/my-account?token=abc`,
      `${appUrl}/my-account/${'a'.repeat(43)}`,
      `${appUrl}/public-download/abc`,
      `${appUrl}.evil.example/my-account`,
      'https://bank.example/pay/123',
      'HTTPS://BANK.EXAMPLE/pay',
    ])
    .run(({ assert }, address) => {
      const { text, isWhole } = keptText(`See ${address} now`)
      assert.deepEqual([text, isWhole], ['See […] now', false])
    })
})
