import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { givenFile } from '#tests/fixtures/delivery/ledger'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'

type Link = { id: string; linkId: string; link: string }

test.group('Orders | ids of public links', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a program opens the files by the `linkId`, and ends the link by its `id`', async ({
    assert,
    client,
  }) => {
    const [customer, staff] = [await createCustomer(), await createStaff('admin')]
    const number = await givenCompletedOrder(customer)
    await givenFile(number)
    const address: string = `/api/v1/orders/${number}/${customer.id}/links`
    const made = await client.post(address).json({}).withCsrfToken().loginAs(staff)
    made.assertStatus(201)
    const { id, linkId, link } = (made.body() as { data: Link }).data
    assert.isTrue(link.endsWith(`/${linkId}`))
    const listed = await client.get(address).loginAs(staff)
    const { content } = (listed.body() as { data: { content: Link[] } }).data
    assert.equal(content.find((one) => one.id === id)!.linkId, linkId)
    const files: string = `/api/v1/public-files/${linkId}`
    ;(await client.get(files)).assertStatus(200)
    const ended = await client.delete(`${address}/${id}`).withCsrfToken().loginAs(staff)
    ended.assertStatus(200)
    ;(await client.get(files)).assertStatus(404)
  })
})
