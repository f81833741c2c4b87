import { randomUUID } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { writeMails } from '#tests/fixtures/shared/write_mails'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { MOST_RECIPIENTS } from '#subscriptions/domain/recipients'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const LETTER = { subject: 'Levels on Monday', body: 'Files come an hour later.' }
const TWO = 'one@brook.example; two@brook.example'

type Mail = { recipient: string; subject: string; text: string; locale: string }
type Props = {
  recipients: string[]
  mostRecipients: number
  sendKey: string
  mailings: { sender: string; recipients: number }[]
}

const mails = () =>
  rows<Mail>(
    null,
    `select recipient, subject, text_body as text, locale from mail_outbox order by recipient`
  )

const from = (first: number, last: number): Entitlement => ({
  isUnrestricted: false,
  visible: ALWAYS,
  ranges: [
    {
      days: {
        from: CalendarDay.today().plusDays(first),
        until: CalendarDay.today().plusDays(last),
      },
      visible: ALWAYS,
    },
  ],
})

test.group('Subscriptions | e-mails to active users', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const shown = async (client: ApiClient, typeId: number) => {
    const response = await client
      .get(`/admin/manage-subscriptions/${typeId}/sendEmail`)
      .loginAs(await createStaff('admin'))
      .withInertia()
    response.assertStatus(200)
    return (response.body() as unknown as { props: Props }).props
  }

  const send = async (client: ApiClient, typeId: number | string, form: object, of = '') =>
    client
      .post(`/admin/manage-subscriptions/${typeId}/sendEmail${of}`)
      .json({ key: randomUUID(), recipients: TWO, ...LETTER, ...form })
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  test('those who are active or unrestricted and may sign in are offered', async ({
    assert,
    client,
  }) => {
    const typeId = await givenType()
    const people = {
      active: from(-9, 9),
      unrestricted: { ...from(0, 0), isUnrestricted: true, ranges: [] },
      upcoming: from(1, 9),
      over: from(-9, -1),
      locked: from(-9, 9),
    }
    for (const [name, entitlement] of Object.entries(people)) {
      const user = await createCustomer({ email: `${name}@brook.example` })
      if (name === 'locked') await user.merge({ lockedAt: clock.now() }).save()
      await givenSubscription(typeId, user.id, entitlement)
    }
    const { recipients } = await shown(client, typeId)
    assert.deepEqual(recipients, ['active@brook.example', 'unrestricted@brook.example'])
  })

  test('each gets a mail of his own in the language of his account, and it stays visible', async ({
    assert,
    client,
  }) => {
    const typeId = await givenType()
    await createCustomer({ email: 'one@brook.example', locale: 'de' })
    const body = 'Mind {{subject}} and $t(shared/fields:city).'
    const recipients = `${TWO};; ONE@brook.example ;`
    await send(client, typeId, { recipients, body })
    await writeMails()
    const sent = await mails()
    assert.deepEqual(
      sent.map(({ recipient, locale, subject }) => [recipient.toLowerCase(), locale, subject]),
      [
        ['one@brook.example', 'de', LETTER.subject],
        ['two@brook.example', 'en', LETTER.subject],
      ]
    )
    assert.include(sent[0]!.text, 'Sie bekommen diese E-Mail, weil Sie das Abonnement „Levels of')
    assert.include(sent[1]!.text, `${body}\n\nYou get this e-mail because`)
    const { mailings } = await shown(client, typeId)
    assert.containsSubset(mailings, [{ recipients: 2, subject: LETTER.subject, body }])
    assert.include(mailings[0]!.sender, '@')
    assert.deepEqual((await shown(client, await givenType({ name: 'Another' }))).mailings, [])
  })

  test('more than 5,000 holders of a type are written to as they are offered', async ({
    assert,
    client,
  }) => {
    const typeId = await givenType()
    await rows(
      null,
      `with made as (
         insert into users (kind, issuer, subject, email, first_name, last_name, locale)
         select 'customer', 'x', 'held-' || n, 'holder' || n || '@many-holders.example', 'A', 'B', 'en'
           from generate_series(1, 5001) n returning id)
       insert into subscription_users (type_id, user_id, is_unrestricted)
       select ?, id, true from made`,
      [typeId]
    )
    const { recipients, mostRecipients } = await shown(client, typeId)
    assert.isAtMost(recipients.length, mostRecipients)
    const sent = await send(client, typeId, { recipients: recipients.join('; ') })
    assert.isUndefined(errorsOf(sent).recipients)
    const [{ recipients: told } = { recipients: 0 }] = (await shown(client, typeId)).mailings
    assert.equal(told, 5001)
  }).timeout(60_000)

  test('{what} is refused at {field} and nothing is sent')
    .with([
      { what: 'nobody', form: { recipients: ' ; ' }, field: 'recipients' },
      { what: 'a wrong address', form: { recipients: `${TWO}; ada@` }, field: 'recipients' },
      { what: 'a comma', form: { recipients: 'a@b.example, c@d.example' }, field: 'recipients' },
      {
        what: 'more than 20,000',
        form: {
          recipients: Array.from({ length: MOST_RECIPIENTS + 1 }, (_, n) => `u${n}@b.example`).join(
            ';'
          ),
        },
        field: 'recipients',
      },
      { what: 'a list', form: { recipients: ['a@b.example'] }, field: 'recipients' },
      { what: 'no subject', form: { subject: ' ' }, field: 'subject' },
      { what: 'too long a subject', form: { subject: 's'.repeat(201) }, field: 'subject' },
      { what: 'no text', form: { body: '' }, field: 'body' },
      { what: 'too long a text', form: { body: 'b'.repeat(10_001) }, field: 'body' },
      { what: 'no key', form: { key: 'again' }, field: 'key' },
    ])
    .run(async ({ assert, client }, { form, field }) => {
      const typeId = await givenType()
      const response = await send(client, typeId, form)
      assert.deepEqual(Object.keys(errorsOf(response)), [field])
      assert.deepEqual(await mails(), [])
      assert.deepEqual((await shown(client, typeId)).mailings, [])
    })

  test('the wrong address is named', async ({ assert, client }) => {
    const response = await send(client, await givenType(), { recipients: `${TWO}; ada@brook` })
    assert.include(String(errorsOf(response).recipients), 'ada@brook.')
    assert.notInclude(String(errorsOf(response).recipients), 'one@brook')
  })

  test('the same attempt again sends nothing; other words under its key are refused', async ({
    assert,
    client,
  }) => {
    const [typeId, key] = [await givenType(), randomUUID()]
    await send(client, typeId, { key })
    assert.deepEqual(errorsOf(await send(client, typeId, { key })), {})
    assert.lengthOf(await mails(), 2)
    const other = await send(client, typeId, { key, body: 'Two hours later.' })
    assert.deepEqual(Object.keys(errorsOf(other)), ['form'])
    assert.lengthOf(await mails(), 2)
    await send(client, typeId, {})
    assert.lengthOf(await mails(), 4)
  })

  test('a test goes to whoever writes, once, and is no sent e-mail', async ({ assert, client }) => {
    const [typeId, admin] = [await givenType(), await createStaff('admin')]
    for (const _ of [1, 2]) {
      await client
        .post(`/admin/manage-subscriptions/${typeId}/sendEmail/test`)
        .json(LETTER)
        .loginAs(admin)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    }
    const [mail, ...more] = await mails()
    assert.containsSubset(mail, { recipient: admin.email, subject: LETTER.subject })
    assert.deepEqual(more, [])
    assert.deepEqual((await shown(client, typeId)).mailings, [])
    const empty = await send(client, typeId, { body: '' }, '/test')
    assert.deepEqual(Object.keys(errorsOf(empty)), ['body'])
  })

  test('a type that is not is not found', async ({ assert, client }) => {
    assert.equal((await send(client, 999_999, {})).status(), 302)
    assert.deepEqual(await mails(), [])
  })
})
