import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { actorOf } from '#identity'
import type User from '#identity/models/user'
import { assignRequest } from '#subscriptions/actions/requests/assign_request'
import { confirmRequest } from '#subscriptions/actions/requests/confirm_request'
import { rejectRequest } from '#subscriptions/actions/requests/reject_request'
import { givenRequest } from '#tests/fixtures/subscriptions/given_request'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Story = { step: string; at: string; reason: string | null }[]

test.group('Subscriptions | what became of a request, in the account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('each step with its moment and what was kept for whoever asked, and nobody of the shop by name', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const clerk = await createStaff('manager')
    await clerk.merge({ firstName: 'Zacharias', lastName: 'Unnamed' } as Partial<User>).save()
    const by = actorOf(clerk)
    const typeId = await givenType()
    const open = await givenRequest({ userId: customer.id })
    const found = await givenRequest({ typeId })
    await assignRequest({ requestId: found, email: customer.email, by })
    await rejectRequest({ requestId: found, reason: 'Not for this use', by })
    const given = await givenRequest({ userId: customer.id, typeId })
    await confirmRequest({ requestId: given, by, reason: 'Kept for the shop' })
    const page = await client.get('/my-account/my-subscriptions').loginAs(customer).withInertia()
    const { requests } = (page.body() as { props: { requests: { id: number; story: Story }[] } })
      .props
    const told = Object.fromEntries(
      requests.map(({ id, story }) => [id, story.map(({ step, reason }) => [step, reason])])
    )
    assert.deepEqual(told, {
      [open]: [['received', null]],
      [found]: [
        ['received', null],
        ['assigned', null],
        ['rejected', 'Not for this use'],
      ],
      [given]: [
        ['received', null],
        ['confirmed', null],
      ],
    })
    const sent = JSON.stringify(page.body())
    for (const name of ['Zacharias', 'Unnamed', by.label, 'Kept for the shop']) {
      assert.notInclude(sent, name)
    }
  })
})
