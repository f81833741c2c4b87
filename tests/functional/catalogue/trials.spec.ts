import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { createCustomer } from '#database/factories/identity/people'
import limits from '#config/api_limits'
import { clock } from '#shared/clock'
import type { Envelope } from '#shared/http/envelope'
import { CalendarDay } from '#shared/domain/calendar_day'
import {
  APPLICANT,
  givenTrialProducts,
  mailed,
  requested,
  tomorrow,
} from '#tests/fixtures/catalogue/trials'

const wish = () => ({
  ...APPLICANT,
  product: 'A7_lab',
  subProductId: 'A7_lab_team',
  effectiveDate: tomorrow().format(),
})

const send = (client: ApiClient, form: object) =>
  client.post('/a7product/details/A7_lab').json(form).withInertia().withCsrfToken().redirects(0)

const fieldsOf = (response: Awaited<ReturnType<typeof send>>) =>
  Object.keys(response.flashMessage('inputErrorsBag') ?? {})

test.group('Catalogue | trial of an analytics product', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => () => clock.reset())
  group.each.setup(() => givenTrialProducts())

  test('the page names weeks, packages and the days to begin on', async ({ client }) => {
    const response = await client.get('/a7product/details/A7_lab').withInertia()
    response.assertInertiaComponent('catalogue/trials/create')
    response.assertInertiaPropsContains({
      offer: { weeks: 4, packages: [{ code: 'A7_lab_basic', priceCents: 49_000 }, {}] },
      firstDay: CalendarDay.today().iso,
    })
  })

  test('{code} has no trial')
    .with([{ code: 'A7_closed' }, { code: 'sampled' }, { code: 'nowhere' }])
    .run(async ({ client }, { code }) => {
      const response = await client.get(`/a7product/details/${code}`).accept('json')
      response.assertStatus(404)
    })

  test('a request is kept with its terms and mailed to both sides', async ({ assert, client }) => {
    const response = await send(client, wish())
    response.assertHeader('location', '/a7product/success')
    const [stored] = await requested()
    assert.containsSubset(stored, {
      kind: 'trial',
      product_code: 'A7_lab',
      sub_product_code: 'A7_lab_team',
      retained_price_cents: 190_000,
      trial_weeks: 4,
      company_email: 'ada@brook.example',
      effective_on: tomorrow().iso,
      user_id: null,
    })
    assert.isNotNull(stored!.terms_accepted_at)
    const [toSupport, toApplicant] = await mailed()
    assert.include(toSupport!.text, '> To look at spreads.')
    assert.include(toSupport!.text, 'Price to keep it: 1,900.00 EUR')
    assert.equal(toApplicant!.recipient, 'ada@brook.example')
    assert.include(toApplicant!.text, `Last day: ${tomorrow().plusDays(27).format()}`)
    assert.notInclude(toApplicant!.text, 'To look at spreads.')
  })

  test('the account fills the form, and says who asks for which company', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    const page = await client.get('/a7product/details/A7_lab').withInertia().loginAs(user)
    page.assertInertiaPropsContains({
      applicant: {
        firstName: user.firstName,
        companyName: user.company,
        companyEmail: user.email,
        country: 'DE',
        tin: user.tin,
      },
    })
    const { applicant } = page.inertiaProps as { applicant: Record<string, string> }
    assert.isNotEmpty(applicant.street)
    const form = { ...wish(), companyName: 'Other Ltd', lastName: 'Other' }
    const path: string = '/api/v1/a7-requests'
    const response = await client.post(path).json(form).loginAs(user).withCsrfToken()
    response.assertStatus(201)
    const [stored] = await requested()
    assert.containsSubset(stored, {
      last_name: user.lastName,
      company_name: user.company,
      company_email: 'ada@brook.example',
    })
  })

  test('without {field} nothing is sent')
    .with(
      [
        ...['companyEmail', 'firstName', 'lastName', 'companyName', 'street', 'postalCode'],
        ...['city', 'country', 'effectiveDate', 'termsAccepted', 'legalEntityConfirmed'],
      ].map((field) => ({ field }))
    )
    .run(async ({ assert, client }, { field }) => {
      const response = await send(client, { ...wish(), [field]: undefined })
      assert.deepEqual(fieldsOf(response), [field])
      assert.isEmpty(await requested())
    })

  test('{field} "{value}" is refused')
    .with([
      { field: 'companyEmail', value: 'ada brook' },
      { field: 'country', value: 'XX' },
      { field: 'effectiveDate', value: '2026-02-31' },
      { field: 'effectiveDate', value: '0001-01-01' },
      { field: 'subProductId', value: 'A7_closed_team' },
      { field: 'product', value: 'sampled' },
      { field: 'title', value: 'lord' },
    ])
    .run(async ({ assert, client }, { field, value }) => {
      const response = await send(client, { ...wish(), [field]: value })
      assert.deepEqual(fieldsOf(response), [field])
      assert.isEmpty(await requested())
    })

  test('the first day lies between today and three months ahead', async ({ assert, client }) => {
    const today = CalendarDay.today()
    for (const day of [today.plusDays(-1), today.plusDays(93)]) {
      const response = await send(client, { ...wish(), effectiveDate: day.format() })
      assert.deepEqual(fieldsOf(response), ['effectiveDate'])
    }
    await send(client, { ...wish(), effectiveDate: today.format() })
    await send(client, { ...wish(), effectiveDate: today.plusDays(88).format() })
    assert.lengthOf(await requested(), 2)
  })

  test('a VAT ID is needed in the European Union, and it has to exist', async ({
    assert,
    client,
  }) => {
    const inFrance = { ...wish(), country: 'FR' }
    const missing = await send(client, inFrance)
    assert.deepEqual(missing.flashMessage('inputErrorsBag'), { tin: ['VAT must be set'] })
    const invented = await send(client, { ...inFrance, tin: 'FR00000000001' })
    assert.deepEqual(fieldsOf(invented), ['tin'])
    await send(client, { ...inFrance, tin: 'fr 40 303 265 045' })
    const [stored] = await requested()
    assert.equal(stored!.tin, 'FR40303265045')
  })

  test('a filled honeypot is answered as if all went well', async ({ assert, client }) => {
    const response = await send(client, { website: 'https://spam.example' })
    response.assertHeader('location', '/a7product/success')
    assert.isEmpty(await requested())
    assert.isEmpty(await mailed())
  })

  test('one address gets three requests a day', async ({ assert, client }) => {
    for (let sent = 0; sent < 4; sent++) await send(client, wish())
    assert.lengthOf(await requested(), 3)
    await send(client, { ...wish(), companyEmail: 'other@brook.example' })
    assert.lengthOf(await requested(), 4)
  })

  test('they are counted in the window of the configuration', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { every } = limits.trialsOfEmail
    cleanup(() => void (limits.trialsOfEmail.every = every))
    limits.trialsOfEmail.every = '1 hour'
    for (let sent = 0; sent < 4; sent++) await send(client, wish())
    assert.lengthOf(await requested(), 3)
    clock.set(clock.now().plus({ minutes: 61 }).toISO()!)
    await send(client, wish())
    assert.lengthOf(await requested(), 4)
  })
})

test.group('Catalogue | trials and sample data for programs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => givenTrialProducts())

  const post = (client: ApiClient, form: object) => {
    const path: string = '/api/v1/a7-requests'
    return client.post(path).json(form).withCsrfToken()
  }

  test('a trial is answered with 201', async ({ assert, client }) => {
    const response = await post(client, { ...wish(), effectiveDate: tomorrow().number })
    response.assertStatus(201)
    response.assertBody({ success: true, data: null, errors: [], message: '' })
    assert.containsSubset(await requested(), [{ kind: 'trial' }])
  })

  test('a sub product alone asks for sample data', async ({ assert, client }) => {
    const { product: _product, ...form } = wish()
    const response = await post(client, { ...form, subProductId: 'sampled' })
    response.assertStatus(201)
    assert.containsSubset(await requested(), [{ kind: 'sample_data', product_code: 'sampled' }])
  })

  test('neither of them, or a wrong e-mail, is told at its field', async ({ assert, client }) => {
    const { product: _product, subProductId: _sub, ...form } = wish()
    const nothing = await post(client, form)
    nothing.assertStatus(422)
    const wrong = await post(client, { ...wish(), companyEmail: 'ada' })
    wrong.assertStatus(422)
    assert.containsSubset((wrong.body() as Envelope<null>).errors, [
      { field: 'companyEmail', message: 'Email is not valid' },
    ])
  })
})
