import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { ADDRESS, createCustomer } from '#database/factories/identity/people'
import { findUser } from '#identity'
import type User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

const FORM = {
  ...{ firstName: 'Anna', lastName: 'Brandt', company: 'Elbquant Research GmbH' },
  ...{ jobPosition: '', phone: '', mobilePhone: '', tin: '' },
  ...{ billing: ADDRESS, sameAddress: true },
}
const FAILED =
  'Verification failed. Either the email has already been verified or the link is invalid.'

type Emails = { additionalEmail2?: string; additionalEmail3?: string }

const save = (client: ApiClient, user: User, emails: Emails) =>
  client
    .put('/my-account/personal-data')
    .json({ ...FORM, ...emails })
    .withInertia()
    .withCsrfToken()
    .loginAs(user)
    .redirects(0)

const verify = (client: ApiClient, code: string) =>
  client.request(`/verifyEmail/${code}`, 'POST').json({}).withInertia().withCsrfToken().redirects(0)

async function mailsTo(recipient: string) {
  const mails = await rows<{ text: string }>(
    null,
    'select text_body as text from mail_outbox where recipient = ? order by id',
    [recipient]
  )
  return mails.map(({ text }) => ({ code: /\/verifyEmail\/([\w-]+)/.exec(text)?.[1] ?? '' }))
}

const codeFor = async (recipient: string) => (await mailsTo(recipient)).at(-1)!.code

test.group('Identity | additional e-mail addresses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  test('a new address gets a code and counts as unverified', async ({ assert, client }) => {
    const user = await createCustomer()
    await save(client, user, { additionalEmail2: 'desk@elbquant.example', additionalEmail3: '' })
    const saved = await findUser(user.id)
    assert.equal(saved!.secondEmail, 'desk@elbquant.example')
    assert.isNull(saved!.secondEmailVerifiedAt)
    assert.isNull(saved!.thirdEmail)
    assert.lengthOf(await mailsTo('desk@elbquant.example'), 1)
    const page = await client.visit('identity.personal_data').withInertia().loginAs(user)
    page.assertInertiaPropsContains({
      emails: { second: { email: 'desk@elbquant.example', isVerified: false } },
    })
  })

  test('the code verifies it once; looking at the page does not', async ({ assert, client }) => {
    const user = await createCustomer()
    await save(client, user, { additionalEmail2: 'desk@elbquant.example' })
    const code = await codeFor('desk@elbquant.example')
    const page = await client.get(`/verifyEmail/${code}`).withInertia()
    page.assertInertiaComponent('identity/verify_email')
    page.assertInertiaPropsContains({ outcome: null })
    assert.isNull((await findUser(user.id))!.secondEmailVerifiedAt)

    const first = await verify(client, code)
    assert.deepInclude(first.flashMessage('toasts'), { tone: 'success', text: 'Email verified' })
    assert.equal(first.flashMessage('email_verification'), 'verified')
    assert.isNotNull((await findUser(user.id))!.secondEmailVerifiedAt)
    const events = await listAudit({ type: 'user', id: user.id })
    assert.equal(events.at(-1)!.action, 'user.email_verified')

    const again = await verify(client, code)
    assert.equal(again.flashMessage('email_verification'), 'failed')
    const kept = await rows<{ hash: string }>(
      null,
      'select code_hash as hash from email_verifications'
    )
    assert.notInclude(JSON.stringify(kept), code)
  })

  test('over the HTTP API a code works once as well', async ({ client }) => {
    const user = await createCustomer()
    await save(client, user, { additionalEmail3: 'third@elbquant.example' })
    const code = await codeFor('third@elbquant.example')
    const call = () =>
      client.request(`/api/v1/users/verifyEmail/${code}`, 'POST').json({}).withCsrfToken()
    ;(await call()).assertStatus(200)
    const again = await call()
    again.assertStatus(404)
    again.assertBodyContains({ message: FAILED })
  })

  test('no longer valid: {title}')
    .with([
      {
        title: 'a code of eight days ago',
        spoil: () => Promise.resolve(clock.set(clock.now().plus({ days: 8 }).toISO()!)),
      },
      {
        title: 'a code of an address that was replaced',
        spoil: (client: ApiClient, user: User) =>
          save(client, user, { additionalEmail2: 'other@elbquant.example' }),
      },
      {
        title: 'a code of an address that was taken out',
        spoil: (client: ApiClient, user: User) => save(client, user, { additionalEmail2: '' }),
      },
    ])
    .run(async ({ assert, client }, { spoil }) => {
      const user = await createCustomer()
      await save(client, user, { additionalEmail2: 'desk@elbquant.example' })
      const code = await codeFor('desk@elbquant.example')
      await spoil(client, user)
      assert.equal((await verify(client, code)).flashMessage('email_verification'), 'failed')
      assert.isNull((await findUser(user.id))!.secondEmailVerifiedAt)
    })

  test('a saved form that leaves the address as it is keeps it verified', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer({
      secondEmail: 'desk@elbquant.example',
      secondEmailVerifiedAt: clock.now(),
    })
    await save(client, user, { additionalEmail2: 'desk@elbquant.example' })
    await save(client, user, {})
    assert.isNotNull((await findUser(user.id))!.secondEmailVerifiedAt)
    assert.lengthOf(await mailsTo('desk@elbquant.example'), 0)
  })

  test('refused: {title}')
    .with([
      { title: 'no e-mail address', emails: { additionalEmail2: 'desk@' }, at: 'additionalEmail2' },
      {
        title: 'the same address twice',
        emails: { additionalEmail2: 'desk@a.example', additionalEmail3: 'DESK@a.example' },
        at: 'additionalEmail3',
      },
    ])
    .run(async ({ assert, client }, { emails, at }) => {
      const user = await createCustomer({ company: 'Before GmbH' })
      const response = await save(client, user, emails)
      assert.deepEqual(Object.keys(response.flashMessage('inputErrorsBag')), [at])
      const saved = await findUser(user.id)
      assert.isNull(saved!.secondEmail)
      assert.equal(saved!.company, 'Before GmbH')
    })

  test('the own address is refused, and nothing of the form is saved', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer({ company: 'Before GmbH' })
    const response = await save(client, user, { additionalEmail2: user.email })
    assert.deepEqual(Object.keys(response.flashMessage('inputErrorsBag')), ['additionalEmail2'])
    assert.deepInclude(response.flashMessage('toasts'), {
      tone: 'error',
      text: 'Personal data update failed - This address is used already. Please enter another one.',
    })
    assert.equal((await findUser(user.id))!.company, 'Before GmbH')
  })

  test('the mail is sent again on request, but nobody’s mailbox is filled', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    await save(client, user, { additionalEmail2: 'desk@elbquant.example' })
    const resend = () =>
      client
        .request('/my-account/additional-emails/second/verification', 'POST')
        .json({})
        .withInertia()
        .withCsrfToken()
        .loginAs(user)
        .redirects(0)
    for (let sent = 0; sent < 6; sent++) await resend()
    assert.lengthOf(await mailsTo('desk@elbquant.example'), 4)
    for (let hours = 1; hours < 12; hours++) {
      clock.set(clock.now().plus({ hours: 1 }).toISO()!)
      await resend()
    }
    assert.lengthOf(await mailsTo('desk@elbquant.example'), 10)
  })
})
