import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'

const ZERO = 'zero\0byte'

const PERSON = {
  ...{ firstName: ZERO, lastName: 'Brandt', company: 'Elbquant Research GmbH' },
  ...{ jobPosition: null, phone: null, mobilePhone: null, tin: null, sameAddress: true },
  billing: {
    ...{ name: null, addressLine1: 'Am Sandtorkai 41', addressLine2: null },
    ...{ postcode: '20457', city: 'Hamburg', country: 'DE' },
  },
}

test.group('Text that no database keeps', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is a bad request to a program', async ({ client, assert }) => {
    const response = await client
      .put('/my-account/personal-data')
      .json(PERSON)
      .accept('json')
      .loginAs(await createCustomer())
      .withCsrfToken()
    response.assertStatus(400)
    assert.equal(response.body().errors[0].code, 'shared.errors.bad_request')
  })

  test('is a page to a reader', async ({ client }) => {
    const response = await client
      .put('/my-account/personal-data')
      .json(PERSON)
      .withInertia()
      .loginAs(await createCustomer())
      .withCsrfToken()
    response.assertStatus(400)
  })
})
