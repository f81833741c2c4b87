import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { ADDRESS, createCustomer, createStaff } from '#database/factories/identity/people'
import { findAddresses, findUser } from '#identity'
import { listAudit } from '#shared/audit'

const FORM = {
  firstName: 'Anna',
  lastName: 'Brandt',
  company: 'Elbquant Research GmbH',
  jobPosition: '',
  phone: '+49 (40) 555-120 30',
  mobilePhone: '',
  tin: 'de 312 748 100',
  billing: ADDRESS,
  sameAddress: true,
}
const PARIS = { ...ADDRESS, name: '', postcode: '75019', city: 'Paris', country: 'FR' }

test.group('Identity | personal data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the page shows what is known and the countries to choose from', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    const response = await client.visit('identity.personal_data').withInertia().loginAs(user)
    response.assertInertiaComponent('identity/account/personal_data')
    response.assertInertiaPropsContains({
      person: { email: user.email, company: user.company, tin: 'DE312748100' },
      billing: ADDRESS,
      sameAddress: true,
      namesAreFixed: false,
      redirect: null,
    })
    const { countries } = response.inertiaProps as { countries: { code: string }[] }
    assert.includeMembers(
      countries.map(({ code }) => code),
      ['DE', 'FR', 'CH']
    )
  })

  test('a save stores names, numbers without decoration, both addresses', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer({ tin: null, phone: null })
    const response = await client
      .put('/my-account/personal-data')
      .json(FORM)
      .withInertia()
      .withCsrfToken()
      .loginAs(user)
      .redirects(0)
    response.assertHeader('location', '/my-account/personal-data')
    const saved = await findUser(user.id)
    assert.equal(saved!.phone, '+494055512030')
    assert.equal(saved!.tin, 'DE312748100')
    assert.isNull(saved!.jobPosition)
    assert.deepEqual(await findAddresses(user.id), { billing: ADDRESS, delivery: ADDRESS })
    const [event] = await listAudit({ type: 'user', id: user.id })
    assert.equal(event!.action, 'user.details_saved')
    assert.deepInclude(event!.after, { tin: 'DE312748100' })
  })

  test('the delivery address may be another one, by default in the company’s name', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    await client
      .put('/my-account/personal-data')
      .json({ ...FORM, sameAddress: false, delivery: PARIS })
      .withInertia()
      .withCsrfToken()
      .loginAs(user)
      .redirects(0)
    const { billing, delivery } = await findAddresses(user.id)
    assert.deepEqual(billing, ADDRESS)
    assert.deepEqual(delivery, { ...PARIS, name: FORM.company })
  })

  test('from the basket it goes back to the basket', async ({ client }) => {
    const user = await createCustomer()
    for (const [redirect, location] of [
      ['checkout', '/basket/2'],
      ['https://evil.example', '/my-account/personal-data'],
      ['constructor', '/my-account/personal-data'],
    ]) {
      const response = await client
        .put('/my-account/personal-data')
        .qs({ redirect })
        .json(FORM)
        .withInertia()
        .withCsrfToken()
        .loginAs(user)
        .redirects(0)
      response.assertHeader('location', location!)
    }
  })

  test('refused at {field}: {value}')
    .with([
      { field: 'firstName', value: '' },
      { field: 'lastName', value: '' },
      { field: 'company', value: '' },
      { field: 'phone', value: 'call me' },
      { field: 'mobilePhone', value: '++49' },
      { field: 'tin', value: 'DE312748101' },
      { field: 'billing.addressLine1', value: '' },
      { field: 'billing.postcode', value: '' },
      { field: 'billing.city', value: '' },
      { field: 'billing.country', value: '' },
      { field: 'billing.country', value: 'XX' },
      { field: 'delivery.city', value: '' },
    ])
    .run(async ({ assert, client }, { field, value }) => {
      const user = await createCustomer({ company: 'Before GmbH' })
      const [section, part] = field.split('.') as [string, string?]
      const change = part ? { [section]: { ...ADDRESS, [part]: value } } : { [section]: value }
      const response = await client
        .put('/my-account/personal-data')
        .json({ ...FORM, sameAddress: section !== 'delivery', ...change })
        .withInertia()
        .withCsrfToken()
        .loginAs(user)
        .redirects(0)
      assert.deepEqual(Object.keys(response.flashMessage('inputErrorsBag')), [field])
      assert.equal((await findUser(user.id))!.company, 'Before GmbH')
    })

  test('staff keep the names that their employer gave them', async ({ assert, client }) => {
    const user = await createStaff('viewer')
    await client
      .put('/my-account/personal-data')
      .json({ ...FORM, firstName: 'Somebody', lastName: 'Else' })
      .withInertia()
      .withCsrfToken()
      .loginAs(user)
      .redirects(0)
    const saved = await findUser(user.id)
    assert.equal(saved!.fullName, user.fullName)
    assert.equal(saved!.company, FORM.company)
  })
})

test.group('Identity | a refused save of personal data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('says so in a toast as well: {said}')
    .with([
      { change: { company: '' }, said: 'Company is required.' },
      { change: { phone: 'call me' }, said: 'Please enter a valid format.' },
      {
        change: { additionalEmail2: 'desk@a.example', additionalEmail3: 'desk@a.example' },
        said: 'This address is used already. Please enter another one.',
      },
    ])
    .run(async ({ assert, client }, { change, said }) => {
      const response = await client
        .put('/my-account/personal-data')
        .json({ ...FORM, ...change })
        .withInertia()
        .withCsrfToken()
        .loginAs(await createCustomer())
        .redirects(0)
      assert.deepEqual(response.flashMessage('toasts'), [
        { tone: 'error', text: `Personal data update failed - ${said}` },
      ])
    })
})

test.group('Identity | words of the form', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('what is missing is named as its label, in {locale}')
    .with([
      {
        locale: 'en',
        city: 'City is required.',
        phone: 'Please enter a valid format.',
        tin: 'This is no valid VAT ID of Germany. Please check its letters and digits.',
      },
      {
        locale: 'de',
        city: 'Ort fehlt.',
        phone: 'Bitte geben Sie ein gültiges Format ein.',
        tin: 'Das ist keine gültige USt-IdNr. (Deutschland). Bitte prüfen Sie Buchstaben und Ziffern.',
      },
    ])
    .run(async ({ assert, client }, { locale, city, phone, tin }) => {
      const user = await createCustomer()
      const response = await client
        .put('/my-account/personal-data')
        .qs({ lang: locale })
        .json({ ...FORM, phone: 'x', tin: 'DE1', billing: { ...ADDRESS, city: '' } })
        .withInertia()
        .withCsrfToken()
        .loginAs(user)
        .redirects(0)
      assert.deepEqual(response.flashMessage('inputErrorsBag'), {
        'phone': [phone],
        'tin': [tin],
        'billing.city': [city],
      })
    })
})
