import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type { User } from '#identity'
import { listAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { invoicePaper } from '#billing/actions/invoice/invoice_paper'
import { mailsTo } from '#tests/fixtures/orders/checkout'
import { givenPaidOrder } from '#tests/fixtures/orders/given_paid_order'

const RECIPIENT = 'bills@buyer.example'

type Line = { key: number; why: string }
type Outcome = { done: number[]; refused: Line[]; becomes: { key: number; what: string }[] }

type Sent = { keys: number[]; isRehearsal?: boolean; confirmation?: string }

const post = (client: ApiClient, by: User, sent: object) =>
  client
    .post('/admin/manage-orders/invoices/bulk/mail')
    .accept('json')
    .json(sent as Sent)
    .loginAs(by)
    .withCsrfToken()

async function send(...given: Parameters<typeof post>): Promise<Outcome> {
  const response = await post(...given)
  response.assertStatus(200)
  return (response.body() as unknown as { data: Outcome }).data
}

async function givenInvoice({ isDrawn = true } = {}) {
  const order = await givenPaidOrder()
  const issued = await issueInvoice(order, SYSTEM_ACTOR)
  if (!issued.ok) throw new Error(issued.refusal.code)
  const { id, label } = issued.value
  if (isDrawn) await invoicePaper(label, null)
  return { id, order }
}

const countMails = async () => (await mailsTo({ email: RECIPIENT })).length

const timesWritten = async (order: number) =>
  (await listAudit({ type: 'order', id: order })).filter(
    ({ action }) => action === 'invoices.mailed'
  ).length

test.group('Papers of the list that are sent again', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the preview says who gets which, and why others are not sent; it sends none', async ({
    assert,
    client,
  }) => {
    const [good, undrawn, erased] = [
      await givenInvoice(),
      await givenInvoice({ isDrawn: false }),
      await givenInvoice(),
    ]
    await rows(
      null,
      'update users set erased_at = now() where id = (select user_id from orders where number = ?)',
      [erased.order]
    )
    const before = await countMails()
    const keys = [good.id, undrawn.id, erased.id, 2_000_000_000]
    const told = await send(client, await createStaff('manager'), { keys, isRehearsal: true })
    assert.deepEqual(told.done, [good.id])
    assert.deepEqual(told.becomes, [{ key: good.id, what: `goes to ${RECIPIENT}` }])
    assert.deepEqual(
      told.refused.map(({ why }) => why.slice(0, 24)),
      ['Its PDF is being made; i', 'The customer’s account h', 'There is no such invoice']
    )
    assert.equal(await countMails(), before)
    assert.equal(await timesWritten(good.order), 0)
  })

  test('each is sent once by one confirmation, however often that arrives, and again by the next', async ({
    assert,
    client,
  }) => {
    const by = await createStaff('manager')
    const [first, second] = [await givenInvoice(), await givenInvoice()]
    const before = await countMails()
    const sent = { keys: [first.id, second.id], confirmation: randomUUID() }
    for (let times = 0; times < 2; times++) {
      assert.deepEqual((await send(client, by, sent)).done, sent.keys)
    }
    assert.equal(await countMails(), before + 2)
    assert.deepEqual([await timesWritten(first.order), await timesWritten(second.order)], [1, 1])
    await send(client, by, { ...sent, confirmation: randomUUID() })
    assert.equal(await countMails(), before + 4)
    assert.equal(await timesWritten(first.order), 2)
  })

  test('without the name of a confirmation nothing is sent: {$i}')
    .with([{}, { confirmation: 'again' }, { confirmation: 7 }])
    .run(async ({ assert, client }, more) => {
      const { id } = await givenInvoice()
      const before = await countMails()
      const response = await post(client, await createStaff('manager'), { keys: [id], ...more })
      response.assertStatus(422)
      assert.equal(await countMails(), before)
    })

  test('who only reads papers sends none', async ({ assert, client }) => {
    const { id } = await givenInvoice()
    const before = await countMails()
    const sent = { keys: [id], confirmation: randomUUID() }
    const response = await post(client, await createStaff('viewer'), sent)
    response.assertStatus(403)
    assert.equal(await countMails(), before)
  })
})
