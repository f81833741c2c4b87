import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { ADDRESS, createCustomer, createStaff } from '#database/factories/identity/people'
import { findUser } from '#identity'
import type User from '#identity/models/user'
import { rows } from '#shared/database'

const CH = { ...ADDRESS, postcode: '8001', city: 'Zürich', country: 'CH' }
const FR = { ...ADDRESS, postcode: '75019', city: 'Paris', country: 'FR' }
const FORM = {
  firstName: 'Nina',
  lastName: 'Keller',
  company: 'Limmat Data AG',
  jobPosition: 'Head of Data',
  phone: '',
  mobilePhone: '',
  billing: CH,
  sameAddress: false,
  delivery: FR,
}
const { billing: billingAddress, delivery: deliveryAddress, sameAddress: _, ...REST } = FORM
const API = { ...REST, phone: null, mobilePhone: null, billingAddress, deliveryAddress }

const WRONG = 'This is no valid VAT ID of {country}. Please check its letters and digits.'
const WHOSE = 'A VAT ID begins with its country, for example DE312748100 or FR40303265045.'

/** The same answer at every door. */
const TYPED = [
  { typed: 'CHE-116.281.710', stored: 'CHE116281710' },
  { typed: 'FR40303265045', stored: 'FR40303265045' },
  { typed: 'de 312 748 100', stored: 'DE312748100' },
  { typed: 'FR40303265046', message: WRONG.replace('{country}', 'France') },
  { typed: 'NONSENSE1', message: WRONG.replace('{country}', 'Norway') },
  { typed: '303265045', message: WHOSE },
]

type Saved = { message: string | null }

/** Answers what was said about the VAT ID, or null where it was taken. */
const DOORS: Record<string, (client: ApiClient, user: User, typed: string) => Promise<Saved>> = {
  'personal data': async (client, user, typed) => {
    const response = await inertia(client, user, 'personal-data', { ...FORM, tin: typed })
    return { message: fieldError(response, 'tin') }
  },
  'the basket': async (client, user, typed) => {
    const response = await client
      .put('/basket/vat-id')
      .json({ vatId: typed })
      .withInertia()
      .withCsrfToken()
      .loginAs(user)
      .redirects(0)
    return { message: fieldError(response, 'vatId') }
  },
  'PUT /users/{id}': async (client, user, typed) => {
    const response = await client
      .put(`/api/v1/users/${user.id}`)
      .header('accept', 'application/json')
      .json({ ...API, tin: typed })
      .withCsrfToken()
      .loginAs(user)
    return { message: envelopeError(response) }
  },
}

test.group('Identity | VAT ID', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{door}, {typed}: {outcome}')
    .with(
      Object.keys(DOORS).flatMap((door) =>
        TYPED.map((one) => ({ door, ...one, outcome: one.stored ?? 'refused' }))
      )
    )
    .run(async ({ assert, client }, { door, typed, stored, message }) => {
      const user = await swissWithFrenchDelivery()
      const saved = await DOORS[door]!(client, user, typed)
      assert.equal(saved.message, message ?? null)
      assert.equal((await findUser(user.id))!.tin, stored ?? null)
    })

  test('registration, {typed}')
    .with(TYPED)
    .run(async ({ assert, client }, { typed, message }) => {
      const response = await client
        .post('/register')
        .json({
          ...FORM,
          ...{ email: 'nina@limmat.example', tin: typed, website: '' },
          ...{ legalEntity: true, privacyNotice: true },
        })
        .withInertia()
        .withCsrfToken()
        .redirects(0)
      assert.equal(fieldError(response, 'tin'), message ?? null)
    })

  test('POST /users, createdByAdmin {createdByAdmin}: NONSENSE1 is refused, a good one is taken')
    .with([{ createdByAdmin: false }, { createdByAdmin: true }])
    .run(async ({ assert, client }, { createdByAdmin }) => {
      const manager = await createStaff('manager')
      const post = (tin: string) => {
        const request = client
          .post('/api/v1/users')
          .header('accept', 'application/json')
          .json({
            userDetails: { ...API, email: 'nina@limmat.example', tin, createdByAdmin },
            ...{ legalEntity: true, privacyNotice: true },
          })
          .withCsrfToken()
        return createdByAdmin ? request.loginAs(manager) : request
      }
      const refused = await post('NONSENSE1')
      refused.assertStatus(422)
      assert.equal(envelopeError(refused), WRONG.replace('{country}', 'Norway'))
      ;(await post('FR40303265045')).assertStatus(createdByAdmin ? 201 : 202)
    })

  test('one that is stored and wrong never keeps other fields from being saved', async ({
    assert,
    client,
  }) => {
    const user = await swissWithFrenchDelivery({ tin: 'FR40303265046' })
    const job = { tin: 'FR40303265046', jobPosition: 'Chief Data Officer' }
    const response = await inertia(client, user, 'personal-data', { ...FORM, ...job })
    assert.isNull(fieldError(response, 'tin'))
    assert.equal((await findUser(user.id))!.jobPosition, job.jobPosition)
    const put = await client
      .put(`/api/v1/users/${user.id}`)
      .header('accept', 'application/json')
      .json({ ...API, tin: 'FR 40303265046', company: 'Limmat AG' })
      .withCsrfToken()
      .loginAs(user)
    put.assertStatus(200)
    const saved = (await findUser(user.id))!
    assert.deepEqual([saved.jobPosition, saved.company], ['Head of Data', 'Limmat AG'])
  })

  test('delivered to {country} under {tin}: {blocked}')
    .with([
      { country: 'FR', tin: 'FR40303265045', blocked: null },
      { country: 'FR', tin: 'DE312748100', blocked: null },
      { country: 'FR', tin: 'CHE116281710', blocked: 'catalogue.errors.vat_id_not_of_eu' },
      { country: 'FR', tin: 'FR40303265046', blocked: 'catalogue.errors.vat_id_not_of_eu' },
      { country: 'FR', tin: null, blocked: 'basket.errors.vat_id_missing' },
      { country: 'CH', tin: 'CHE116281710', blocked: null },
      { country: 'CH', tin: null, blocked: null },
    ])
    .run(async ({ assert }, { country, tin, blocked }) => {
      const { addressFactsOf, getBuyer, refuseAddresses } = await import('#basket')
      const user = await swissWithFrenchDelivery({ tin })
      await rows(null, `update addresses set country = ? where kind = 'delivery'`, [country])
      const facts = await addressFactsOf(await getBuyer(user.id))
      assert.equal(refuseAddresses(facts)?.code ?? null, blocked)
    })

  test('the column countries.eu says who is a member', async ({ assert }) => {
    const { addressFactsOf, getBuyer } = await import('#basket')
    const user = await swissWithFrenchDelivery({ tin: 'CHE116281710' })
    await rows(null, `update countries set eu = (code = 'CH')`)
    const facts = await addressFactsOf(await getBuyer(user.id))
    assert.containsSubset(facts, { vatIdNeeded: false, vatIdOfEu: true, vatIdCountry: 'CH' })
  })

  test('a reverse charge counts only the ID of an EU country: {tin}, missing {missing}')
    .with([
      { tin: 'CHE116281710', missing: true },
      { tin: 'FR40303265045', missing: false },
    ])
    .run(async ({ assert }, { tin, missing }) => {
      const { quoteFor } = await import('#catalogue')
      const customer = { deliveryCountry: 'FR', vatId: tin }
      const { vat } = await quoteFor({ selections: [], customer })
      assert.containsSubset(vat, { reason: 'eu_reverse_charge', idMissing: missing })
    })
})

async function swissWithFrenchDelivery(values: { tin?: string | null } = {}) {
  const user = await createCustomer({ tin: null, ...values })
  await rows(null, `update addresses set country = 'CH' where user_id = ?`, [user.id])
  await rows(null, `update addresses set country = 'FR' where user_id = ? and kind = 'delivery'`, [
    user.id,
  ])
  return user
}

const inertia = (client: ApiClient, user: User, page: string, form: object) =>
  client
    .put(`/my-account/${page}`)
    .json(form)
    .withInertia()
    .withCsrfToken()
    .loginAs(user)
    .redirects(0)

type Flashed = { flashMessages(): Record<string, unknown> }

function fieldError(response: Flashed, field: string): string | null {
  const bag = response.flashMessages().inputErrorsBag as Record<string, string[]> | undefined
  return bag?.[field]?.[0] ?? null
}

const envelopeError = (response: { body(): unknown }): string | null =>
  (response.body() as { errors: { message: string }[] }).errors[0]?.message ?? null
