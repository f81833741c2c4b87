import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { ADDRESS } from '#database/factories/identity/people'
import { registerCustomer } from '#identity/actions/registration/register_customer'
import type { Registration } from '#identity/domain/registration'
import SignInAccount from '#identity/models/sign_in_account'
import User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { findAddresses } from '#identity'

const PERSON: Registration = {
  email: 'Ida.Falk@fundament.example',
  firstName: 'Ida',
  lastName: 'Falk',
  company: 'Fundament AG',
  jobPosition: null,
  phone: null,
  mobilePhone: null,
  tin: 'de 312 748 100',
  billing: ADDRESS,
  delivery: { ...ADDRESS, city: 'Kiel' },
  heard: { how: 'recommendation', other: 'not kept' },
}

test.group('Identity | registering a customer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('makes an account, a person, both addresses, a mail and an audit entry', async ({
    assert,
  }) => {
    const result = await registerCustomer({ registration: PERSON, locale: 'de' })
    const user = await User.findByOrFail('email', PERSON.email.toLowerCase())
    assert.deepEqual(result, { ok: true, value: { userId: user.id } })
    assert.include(user.$attributes, {
      username: 'ida.falk',
      tin: 'DE312748100',
      locale: 'de',
      kind: 'customer',
      accountActivated: false,
      createdByAdmin: false,
      heardHow: 'recommendation',
      heardOther: null,
      privacyNoticeVersion: identity.privacyNoticeVersion,
    })
    assert.isNotNull(user.legalEntityConfirmedAt)
    assert.isTrue(user.hasSavedDetails && user.hasAgreedToPrivacyNotice)
    const account = await SignInAccount.findByOrFail('subject', user.subject)
    assert.isFalse(account.emailVerified)
    assert.isNull(account.passwordHash)
    const { billing, delivery } = await findAddresses(user.id)
    assert.deepEqual([billing!.city, delivery!.city], ['Hamburg', 'Kiel'])
    const [mail] = await db.from('mail_outbox')
    assert.equal(mail.recipient, PERSON.email)
    assert.equal(mail.subject, 'Bitte bestätigen Sie Ihre E-Mail-Adresse')
    assert.notInclude(
      JSON.stringify(await db.from('sign_in_links')),
      /token=([\w-]+)/.exec(mail.text_body)![1]!
    )
    const events = await listAudit({ type: 'user', id: user.id })
    assert.include(
      events.map(({ action }) => action),
      'user.registered'
    )
  })

  test('staff register somebody on behalf, who then has confirmed nothing', async ({ assert }) => {
    const actor = { id: null, label: 'ada.petersen@alster-exchange.example' }
    await registerCustomer({ registration: PERSON, locale: 'en', onBehalf: actor })
    const user = await User.findByOrFail('email', PERSON.email)
    assert.isTrue(user.createdByAdmin)
    assert.isNull(user.legalEntityConfirmedAt)
    assert.isTrue(user.hasSavedDetails)
    assert.isFalse(user.hasAgreedToPrivacyNotice)
    const events = await listAudit({ type: 'user', id: user.id })
    assert.isTrue(events.every((event) => event.actor.label === actor.label))
  })

  test('the same username gets a number', async ({ assert }) => {
    await registerCustomer({ registration: PERSON, locale: 'en' })
    const namesake = { ...PERSON, email: 'ida.falk@other.example' }
    await registerCustomer({ registration: namesake, locale: 'en' })
    const user = await User.findByOrFail('email', namesake.email)
    assert.equal(user.username, 'ida.falk2')
  })

  test('an e-mail address in any case of letters has one account', async ({ assert }) => {
    await registerCustomer({ registration: PERSON, locale: 'en' })
    const again = { ...PERSON, email: 'IDA.FALK@FUNDAMENT.EXAMPLE' }
    const result = await registerCustomer({ registration: again, locale: 'en' })
    assert.isFalse(result.ok)
    assert.lengthOf(await User.query().where('email', PERSON.email), 1)
  })
})

test.group('Identity | registering at the same moment', (group) => {
  const clean = async () => {
    await db.from('sign_in_accounts').where('email', PERSON.email).delete()
    const users = await db.from('users').where('email', PERSON.email).select('id')
    await db
      .from('users')
      .whereIn(
        'id',
        users.map(({ id }) => id)
      )
      .delete()
    await db.from('mail_outbox').where('recipient', PERSON.email).delete()
  }
  group.each.setup(() => clean)

  test('makes one account, one person and one mail', async ({ assert }) => {
    const results = await Promise.all(
      Array.from({ length: 6 }, () => registerCustomer({ registration: PERSON, locale: 'en' }))
    )
    assert.lengthOf(
      results.filter(({ ok }) => ok),
      1
    )
    assert.lengthOf(await db.from('sign_in_accounts').where('email', PERSON.email), 1)
    assert.lengthOf(await db.from('users').where('email', PERSON.email), 1)
    assert.lengthOf(await db.from('mail_outbox').where('recipient', PERSON.email), 1)
  })
})
