import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import { createCustomer } from '#database/factories/identity/people'
import {
  APPLICANT,
  givenTrialProducts,
  mailed,
  requested,
  tomorrow,
} from '#tests/fixtures/catalogue/trials'

test.group('Catalogue | historical sample data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => givenTrialProducts())

  test('the page covers the year 2022 and says what keeping it costs', async ({ client }) => {
    const response = await client.get('/sample-data/details/sampled').withInertia()
    response.assertInertiaComponent('catalogue/samples/create')
    response.assertInertiaPropsContains({
      year: 2022,
      offer: { weeks: 4, packages: [{ code: 'sampled', priceCents: 260 * 250 }] },
    })
  })

  test('the account fills the form, and says who asks for which company', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    const page = await client.get('/sample-data/details/sampled').withInertia().loginAs(user)
    page.assertInertiaPropsContains({
      applicant: {
        firstName: user.firstName,
        lastName: user.lastName,
        companyName: user.company,
        companyEmail: user.email,
        country: 'DE',
        tin: user.tin,
      },
    })
    const { applicant } = page.inertiaProps as { applicant: Record<string, string> }
    for (const field of ['street', 'postalCode', 'city']) assert.isNotEmpty(applicant[field])
    const form = { ...APPLICANT, companyName: 'Other Ltd', lastName: 'Other' }
    const response = await client
      .post('/sample-data/details/sampled')
      .json({ ...form, subProductId: 'sampled', effectiveDate: tomorrow().format() })
      .loginAs(user)
      .withInertia()
      .withCsrfToken()
      .redirects(0)
    response.assertHeader('location', '/sample-data/success')
    assert.containsSubset(await requested(), [
      {
        kind: 'sample_data',
        last_name: user.lastName,
        company_name: user.company,
        company_email: APPLICANT.companyEmail,
      },
    ])
  })

  test('{code} has no sample data')
    .with([{ code: 'unsampled' }, { code: 'A7_lab' }, { code: 'nowhere' }, { code: '%00' }])
    .run(async ({ client }, { code }) => {
      const response = await client.get(`/sample-data/details/${code}`).accept('json')
      response.assertStatus(404)
    })

  test('an order is kept and mailed in the language of the reader', async ({ assert, client }) => {
    const response = await client
      .post('/sample-data/details/sampled')
      .json({ ...APPLICANT, subProductId: 'sampled', effectiveDate: tomorrow().format() })
      .header('accept-language', 'de')
      .withInertia()
      .withCsrfToken()
      .redirects(0)
    response.assertHeader('location', '/sample-data/success')
    assert.containsSubset(await requested(), [
      {
        kind: 'sample_data',
        product_code: 'sampled',
        sub_product_code: 'sampled',
        trial_weeks: 4,
        retained_price_cents: 65_000,
        locale: 'de',
      },
    ])
    const [, toApplicant] = await mailed()
    assert.include(toApplicant!.subject, 'Ihre Bestellung von Musterdaten')
    assert.include(toApplicant!.text, 'Preis der Musterdaten: 0,00 EUR')
  })

  test('the success page is for those who have ordered', async ({ client }) => {
    const other = await client.get('/sample-data/success').redirects(0)
    other.assertHeader('location', '/products')
    const session = { outcomes: { sample_data_ordered: true } }
    const response = await client.get('/sample-data/success').withInertia().withSession(session)
    response.assertInertiaComponent('catalogue/samples/success')
  })
})
