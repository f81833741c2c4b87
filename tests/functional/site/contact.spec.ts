import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import shop from '#config/shop'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { mailed, stored, VISITOR } from '#tests/fixtures/site/messages'
import { givenProduct } from '#tests/fixtures/catalogue/priced_product'

const send = (client: ApiClient, form: object, path = '/contact') =>
  client.post(path).json(form).withInertia().withCsrfToken().redirects(0)

const SUCCESS_PAGES = [
  '/contact/success',
  '/contact/success-kneip',
  '/subscription-request/success',
]

test.group('Site | contact form', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('a visitor’s message is kept, mailed to the support and confirmed', async ({
    assert,
    client,
  }) => {
    const response = await send(client, {
      ...VISITOR,
      envType: 'internal',
      howDidYouHearAboutDS: { how: 'other', other: 'At a conference' },
    })
    response.assertHeader('location', '/contact/success')
    const [message] = await stored()
    assert.containsSubset(message, {
      kind: 'contact',
      env_type: 'external',
      user_id: null,
      user_title: 'ms',
      first_name: 'Ada',
      email: 'ada@brook.example',
      heard_how: 'other',
      heard_other: 'At a conference',
      consent_version: null,
    })
    const [mail, confirmation] = await mailed()
    assert.equal(mail!.recipient, shop.support.email)
    assert.equal(mail!.replyTo, 'ada@brook.example')
    assert.include(mail!.text, 'Sent from: outside')
    assert.include(mail!.text, 'Heard of us: Other, At a conference')
    assert.equal(confirmation!.recipient, 'ada@brook.example')
    assert.isNull(confirmation!.replyTo)
    assert.notInclude(confirmation!.text, 'Which levels')
    assert.include(mail!.subject, 'Order book of 2019')
    assert.include(mail!.text, 'Name: Ms Ada Brook')
    assert.include(mail!.text, '> Which levels are in it?')
    assert.deepEqual(response.flashMessage('toasts'), [
      { tone: 'success', text: 'Message has been sent' },
    ])
  })

  test('refused at {field}: {value}')
    .with([
      { field: 'firstName', value: '', text: 'First name is required.' },
      { field: 'lastName', value: ' ', text: 'Last name is required.' },
      { field: 'subject', value: '', text: 'Subject is required.' },
      { field: 'message', value: '', text: 'Message is required.' },
      { field: 'email', value: '', text: 'E-mail is required.' },
      { field: 'email', value: 'ada', text: 'Email is not valid!' },
      { field: 'email', value: 'a@b', text: 'Email is not valid!' },
      { field: 'email', value: 'a@b@c.de', text: 'Email is not valid!' },
      { field: 'email', value: 'a b@c.de', text: 'Email is not valid!' },
      { field: 'email', value: 'a@b.de\nBcc: x@y.de', text: 'Email is not valid!' },
      { field: 'country', value: 'XX', text: 'Please choose a country from the list.' },
      { field: 'product', value: 'no_such', text: 'This product is not on offer.' },
    ])
    .run(async ({ assert, client }, { field, value, text }) => {
      const response = await send(client, { ...VISITOR, [field]: value })
      assert.deepEqual(response.flashMessage('inputErrorsBag'), { [field]: [text] })
      assert.isEmpty(await stored())
      assert.isEmpty(await mailed())
    })

  test('title, company, country and product may be left empty', async ({ assert, client }) => {
    const empty = { userTitle: '', company: '', country: '', product: '' }
    const heard = { howDidYouHearAboutDS: { how: '', other: '' } }
    const response = await send(client, { ...VISITOR, ...empty, ...heard })
    response.assertHeader('location', '/contact/success')
    const [message] = await stored()
    assert.containsSubset(message, { user_title: null, company: null, country: null })
    assert.include((await mailed())[0]!.text, 'Company: not given')
  })

  test('{sent}: its page opens, the pages of what was not sent do not')
    .with([
      { sent: 'a message', does: 'message_sent', opens: '/contact/success' },
      {
        ...{ sent: 'a message about fund data', does: 'message_about_fund_data_sent' },
        opens: '/contact/success-kneip',
      },
      {
        ...{ sent: 'a request', does: 'subscription_request_sent' },
        opens: '/subscription-request/success',
      },
    ])
    .run(async ({ client }, { does, opens }) => {
      const open = (page: string) =>
        client
          .get(page)
          .withSession({ outcomes: { [does]: true } })
          .redirects(0)
      for (const page of SUCCESS_PAGES) {
        const answer = await open(page)
        if (page === opens) answer.assertStatus(200)
        else answer.assertHeader('location', '/contact')
      }
    })

  test('what was sent is what the session remembers', async ({ assert, client }) => {
    const outcomesOf = async (form: object, path?: string) =>
      (await send(client, form, path)).session('outcomes') as object
    const funds = await givenProduct('site_funds', { venue: 'KNEIP' })
    const ticks = await givenProduct('site_ticks')
    const aboutFunds = { ...VISITOR, product: funds, consent: true }
    const request = '/subscription-request'
    assert.deepEqual(await outcomesOf(VISITOR), { message_sent: true })
    const aboutFundsSent = { message_about_fund_data_sent: true }
    assert.deepEqual(await outcomesOf(aboutFunds), aboutFundsSent)
    const ofFunds = Object.keys(await outcomesOf(aboutFunds, request)).sort()
    assert.deepEqual(ofFunds, ['message_about_fund_data_sent', 'message_sender'])
    const asked = await outcomesOf({ ...VISITOR, product: ticks }, request)
    assert.deepEqual(Object.keys(asked).sort(), ['message_sender', 'subscription_request_sent'])
  })

  test('a filled honeypot is answered as if sent, and nothing is stored', async ({
    assert,
    client,
  }) => {
    const response = await send(client, { ...VISITOR, website: 'https://spam.example' })
    response.assertHeader('location', '/contact/success')
    assert.isEmpty(await stored())
    assert.isEmpty(await mailed())
  })

  test('a signed-in sender is who the account says, whatever was sent', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    await client
      .post('/contact')
      .json({ ...VISITOR, howDidYouHearAboutDS: { how: 'recommendation' } })
      .withInertia()
      .withCsrfToken()
      .loginAs(user)
      .redirects(0)
    const [message] = await stored()
    assert.containsSubset(message, {
      user_id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      company: user.company,
      country: 'DE',
      email: user.email,
      heard_how: null,
    })
    const [mail, copy] = await mailed()
    assert.equal(mail!.replyTo, user.email)
    assert.include(mail!.text, 'Heard of us: not given')
    assert.equal(copy!.recipient, user.email)
    assert.include(copy!.text, '> Which levels are in it?')
  })

  test('staff write from inside and fill in what the account does not know', async ({
    assert,
    client,
  }) => {
    const user = await createStaff('viewer')
    await client
      .post('/contact')
      .json(VISITOR)
      .withInertia()
      .withCsrfToken()
      .loginAs(user)
      .redirects(0)
    const [message] = await stored()
    assert.containsSubset(message, {
      env_type: 'internal',
      email: user.email,
      company: 'Brook Ltd',
      country: 'GB',
    })
    assert.include((await mailed())[0]!.text, 'Sent from: inside (staff)')
  })

  test('markup and formulas stay text, and no line passes for the shop’s own', async ({
    assert,
    client,
  }) => {
    await send(client, {
      ...VISITOR,
      firstName: 'Ada\nAccount: admin',
      subject: '<script>alert(1)</script>',
      message: '=HYPERLINK("x")\nAccount: admin\nhttps://phish.example',
    })
    const { html, text } = (await mailed())[0]!
    assert.notInclude(html, '<script>')
    assert.notInclude(html, 'href="https://phish.example"')
    assert.include(text, 'Name: Ms Ada Account: admin Brook')
    assert.include(text, '> Account: admin')
    const [message] = await stored()
    assert.include(message!.message, '=HYPERLINK')
  })

  test('after ten messages a sender has to wait and keeps what was typed; a colleague at the same address need not', async ({
    assert,
    client,
  }) => {
    for (let sent = 0; sent < 10; sent++) await send(client, VISITOR)
    const response = await send(client, { ...VISITOR, email: 'ADA@brook.example' })
    assert.property(response.flashMessage('inputErrorsBag'), 'form')
    assert.lengthOf(await stored(), 10)
    const other = await send(client, { ...VISITOR, email: 'bob@brook.example' })
    other.assertHeader('location', '/contact/success')
  })

  test('what was refused does not count as sent', async ({ assert, client }) => {
    for (let tries = 0; tries < 12; tries++) {
      const response = await send(client, { ...VISITOR, product: 'no_such' })
      assert.deepEqual(response.flashMessage('inputErrorsBag'), {
        product: ['This product is not on offer.'],
      })
    }
    const response = await send(client, VISITOR)
    response.assertHeader('location', '/contact/success')
  })

  test('an address may send two hundred messages in an hour, under whatever names', async ({
    assert,
    client,
  }) => {
    const limit = limiter.use({ requests: 200, duration: '1 hour' })
    await limit.consume('site_messages:ip:127.0.0.1', 200)
    const response = await send(client, VISITOR)
    assert.property(response.flashMessage('inputErrorsBag'), 'form')
    const page = await client.get('/contact')
    page.assertStatus(200)
  })

  test('programs read every mistake in one sentence', async ({ assert, client }) => {
    const path: string = '/api/v1/message/contactUs'
    const response = await client
      .post(path)
      .json({ ...VISITOR, firstName: '', email: 'ada' })
      .withCsrfToken()
    response.assertStatus(422)
    assert.equal(
      (response.body() as { message: string }).message,
      'First name is required. - Email is not valid!'
    )
  })

  test('the page knows a signed-in sender and lists visible products', async ({
    assert,
    client,
  }) => {
    await givenProduct('site_funds', { venue: 'KNEIP' })
    await givenProduct('site_hidden', { visible: false })
    const user = await createCustomer()
    const response = await client
      .get('/contact')
      .qs({ product: 'site_funds' })
      .withInertia()
      .loginAs(user)
    response.assertInertiaComponent('site/contact')
    response.assertInertiaPropsContains({
      product: 'site_funds',
      sender: { email: user.email, company: user.company, country: 'DE' },
    })
    const { products } = response.inertiaProps as {
      products: { code: string; isFundData: boolean }[]
    }
    const own = products.filter(({ code }) => code.startsWith('site_'))
    assert.containsSubset(own, [{ code: 'site_funds', isFundData: true }])
    assert.lengthOf(own, 1)
  })
})
