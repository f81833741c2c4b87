import type { ApiClient, ApiResponse } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenRequest } from '#tests/fixtures/subscriptions/given_request'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Method = 'post' | 'put' | 'delete'

const YEAR = { startDate: '2026/01/01', endDate: '2026/12/31' }

test.group('Subscriptions | what staff are told, in the words of the specification', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const send = async (client: ApiClient, method: Method, path: string, form: object = {}) =>
    client[method](`/admin/${path}`)
      .json(form)
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  const saidBy = (response: ApiResponse) =>
    ((response.flashMessages() as { toasts?: { text: string }[] }).toasts ?? []).map(
      ({ text }) => text
    )

  test('days that are given, copied and deleted', async ({ assert, client }) => {
    const [user, other] = [await createCustomer(), await createCustomer()]
    const path = `manage-users/${user.id}/subscriptions/${await givenType()}`
    assert.deepEqual(saidBy(await send(client, 'post', `${path}/ranges`, YEAR)), [
      'Subscriptions assigned',
    ])
    const [held] = await assignedSubscriptions(user.id)
    const range = `${path}/ranges/${held!.ranges[0]!.id}`
    assert.deepEqual(saidBy(await send(client, 'post', `${range}/copy`, { users: [other.id] })), [
      'The date range has been copied.',
    ])
    const refused = await send(client, 'put', `${path}/unrestricted`)
    assert.equal(String(errorsOf(refused).form), 'Please remove all entitled date ranges first')
    assert.deepEqual(saidBy(await send(client, 'delete', path)), ['Subscription deleted'])
  })

  test('a welcome that goes, and one to somebody without the subscription', async ({
    assert,
    client,
  }) => {
    const [user, type] = [await createCustomer(), await givenType()]
    const welcome = `manage-subscriptions/${type}/users/${user.id}/welcome`
    assert.deepEqual(saidBy(await send(client, 'post', welcome)), [
      'An error has occurred during sending the email: The person does not have this subscription.',
    ])
    await send(client, 'post', `manage-users/${user.id}/subscriptions/${type}/ranges`, YEAR)
    assert.deepEqual(saidBy(await send(client, 'post', welcome)), [
      'Email has been sent to the user',
    ])
  })

  test('files of a filterable type that are neither initialised nor recreated', async ({
    assert,
    client,
  }) => {
    const path = `manage-subscriptions/${await givenType({ isFilterable: true })}`
    assert.deepEqual(saidBy(await send(client, 'put', `${path}/initialisation`)), [
      'Initialization of missing files was not successful: A filterable subscription type cannot be initialised.',
    ])
    assert.deepEqual(saidBy(await send(client, 'put', `${path}/recreation`)), [
      'Deletion and recreation were not successful: A filterable subscription type cannot be recreated.',
    ])
  })

  test('a request that is rejected, and one that was answered already', async ({
    assert,
    client,
  }) => {
    const { id: userId } = await createCustomer()
    const id = await givenRequest({ userId, typeId: await givenType() })
    const path = `manage-subscription-requests/${id}`
    const reason = { reason: 'No consent on file.' }
    assert.deepEqual(saidBy(await send(client, 'put', `${path}/reject`, reason)), [
      `The subscription request ${id} was rejected.`,
    ])
    const late =
      "Requests can only be confirmed or rejected while their status is 'New'; this one has been answered meanwhile."
    const formOf = async (what: 'confirm' | 'reject', form: object) =>
      String(errorsOf(await send(client, 'put', `${path}/${what}`, form)).form)
    assert.equal(
      await formOf('reject', reason),
      `The rejection of subscription request ${id} was not successful: ${late}`
    )
    assert.equal(
      await formOf('confirm', YEAR),
      `The approval of subscription request ${id} was not successful: ${late}`
    )
  })

  test('a type without a description', async ({ assert, client }) => {
    const refused = await send(client, 'post', 'manage-subscriptions', { name: 'Levels' })
    assert.equal(String(errorsOf(refused).description), 'Please enter a description')
  })
})
