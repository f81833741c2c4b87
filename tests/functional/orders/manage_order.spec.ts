import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenQuota } from '#tests/fixtures/orders/given_quota'

type Role = Parameters<typeof createStaff>[0]

/** Sends what the manage section sends, as a program that reads codes. */
async function change(client: ApiClient, number: number, body: object, role: Role = 'admin') {
  const staff = await createStaff(role)
  return client
    .put(`/admin/manage-orders/${number}`)
    .json({ version: 1, ...body })
    .loginAs(staff)
    .withCsrfToken()
    .accept('json')
    .redirects(0)
}

const stored = (number: number) =>
  db
    .from('orders')
    .where('number', number)
    .select('type', 'remark', 'version', 'state')
    .select('fee_cents as fee', 'discount_cents as discount', 'net_cents as net')
    .select('vat_percent as percent', 'vat_cents as vat', 'gross_cents as gross')
    .select('vat_reason as reason')
    .firstOrFail()

test.group('Orders | the manage section', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('changes fields and state at once, and the history has both sides', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const body = {
      state: 'Confirmed',
      type: 'INTERNAL',
      remark: 'Five <b>percent</b> off<script>alert(1)</script>',
      discountCents: 2_000,
      vatPercent: 7,
      reason: 'Agreed by phone',
    }
    const response = await change(client, number, body)
    response.assertStatus(302)
    assert.containSubset(await stored(number), {
      state: 'Confirmed',
      type: 'INTERNAL',
      remark: 'Five <b>percent</b> off',
      discount: 2_000,
      net: 38_000,
      vat: 2_660,
      gross: 40_660,
      reason: 'domestic',
      version: 3,
    })
    const [, changed, paid, moved] = await listAudit({ type: 'order', id: number })
    assert.containSubset(changed, {
      action: 'orders.changed',
      before: { type: 'B2B', remark: null, discountCents: 0, vatPercent: 19, grossCents: 47_600 },
      after: { type: 'INTERNAL', discountCents: 2_000, vatPercent: 7, grossCents: 40_660 },
      reason: 'Agreed by phone',
    })
    assert.notProperty(changed!.after, 'feeCents')
    assert.containSubset(paid, { action: 'payments.booked', after: { amountCents: 40_660 } })
    assert.containSubset(moved, { action: 'orders.state_changed', after: { state: 'Confirmed' } })
  })

  test('a refused state leaves the fields as they were', async ({ assert, client }) => {
    const number = await givenOrder()
    const response = await change(client, number, { state: 'Rejected', discountCents: 100 })
    response.assertBodyContains({ errors: [{ code: 'orders.errors.reason_needed' }] })
    assert.containSubset(await stored(number), { discount: 0, state: 'Registered', version: 1 })
  })

  test('{title} is refused at its field and changes nothing')
    .with([
      {
        title: 'a discount above subtotal and fee',
        body: { discountCents: 40_001 },
        error: { field: 'discountCents', message: 'The discount can be 400.00 EUR at most.' },
      },
      { title: 'a discount in words', body: { discountCents: 'all' }, error: {} },
      { title: 'a discount below 0', body: { discountCents: -1 }, error: {} },
      { title: 'half a cent', body: { feeCents: 0.5 }, error: { field: 'feeCents' } },
      { title: 'a fee without end', body: { feeCents: 1e15 }, error: { field: 'feeCents' } },
      { title: 'a fee in words', body: { feeCents: 'none' }, error: { field: 'feeCents' } },
      { title: 'more VAT than price', body: { vatPercent: 101 }, error: { field: 'vatPercent' } },
      { title: 'a type that is none', body: { type: 'B2C' }, error: { field: 'type' } },
      { title: 'a state that is none', body: { state: 'Paid' }, error: { field: 'state' } },
      { title: 'a total above', body: { totalCents: 40_001 }, error: { field: 'totalCents' } },
      { title: 'a novel', body: { remark: 'x'.repeat(5_001) }, error: { field: 'remark' } },
      {
        title: 'no change at all',
        body: {},
        error: { code: 'orders_admin.errors.nothing_changed' },
      },
    ])
    .run(async ({ assert, client }, { body, error }) => {
      const number = await givenOrder()
      const before = await stored(number)
      const response = await change(client, number, body)
      response.assertStatus(422)
      response.assertBodyContains({ success: false, errors: [error] })
      assert.deepEqual(await stored(number), before)
    })

  test('a change decided on an older version is refused', async ({ assert, client }) => {
    const number = await givenOrder()
    await change(client, number, { remark: 'First' })
    const response = await change(client, number, { remark: 'Second' })
    response.assertStatus(409)
    response.assertBodyContains({ errors: [{ code: 'orders.errors.changed_meanwhile' }] })
    assert.equal((await stored(number)).remark, 'First')
  })

  test('with orders.status.write alone the state can be set, and no field with it', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const fields = [
      { type: 'INTERNAL' },
      { remark: 'x' },
      { feeCents: 1 },
      { discountCents: 1 },
      { vatPercent: 1 },
      { totalCents: 1 },
    ]
    for (const field of fields) {
      const response = await change(client, number, { state: 'Confirmed', ...field }, 'manager')
      response.assertStatus(403)
      const code = 'orders_admin.errors.no_permission'
      response.assertBodyContains({
        errors: [{ code, field: Object.keys(field)[0], message: "You don't have permission" }],
      })
    }
    assert.containSubset(await stored(number), { state: 'Registered', version: 1 })
    const response = await change(client, number, { state: 'Confirmed' }, 'manager')
    response.assertStatus(302)
  })

  test('a discount of the subtotal makes the order free', async ({ assert, client }) => {
    const number = await givenOrder()
    await change(client, number, { feeCents: 5_000, discountCents: 40_000 })
    assert.containSubset(await stored(number), { fee: 0, discount: 40_000, net: 0, gross: 0 })
  })

  test('the quota follows a new net total, as far as it goes', async ({ assert, client }) => {
    const number = await givenOrder({ paymentMethod: 'Quota' })
    await db
      .from('orders')
      .where('number', number)
      .update({ vat_percent: 0, vat_cents: 0 })
      .update({ gross_cents: 40_000, vat_reason: 'quota' })
    const quotaId = await givenQuota({ totalCents: 50_000, usedCents: 40_000 })
    const { id } = await db.from('orders').where('number', number).select('id').firstOrFail()
    await db.table('quota_entries').insert({
      ...{ order_id: id, quota_id: quotaId, amount_cents: 40_000, state: 'Reserved' },
    })
    const used = async () =>
      (await db.from('quotas').where('id', quotaId).select('used_cents').firstOrFail()).used_cents

    await change(client, number, { discountCents: 10_000 })
    assert.equal(await used(), 30_000)
    const response = await change(client, number, {
      version: 2,
      discountCents: 0,
      feeCents: 20_000,
    })
    response.assertBodyContains({ errors: [{ code: 'quota.errors.used_up' }] })
    assert.equal(await used(), 30_000)
    assert.equal((await stored(number)).net, 30_000)
  })

  test('amounts that an invoice has told are final, all else is not', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder({ state: 'Confirmed' })
    await db.rawQuery(
      `insert into invoices (kind, number, order_number, issued_on, company, net_cents, vat_percent,
         vat_cents, gross_cents, vat_reason, content, pdf, xml, issued_by)
       select 'Invoice', 1, number, current_date, company, net_cents, vat_percent, vat_cents,
              gross_cents, vat_reason, '{}', '', '', 'test' from orders where number = ?`,
      [number]
    )
    const refused = await change(client, number, { discountCents: 100 })
    refused.assertStatus(409)
    refused.assertBodyContains({ errors: [{ code: 'orders_admin.errors.invoiced' }] })
    const saved = await change(client, number, { remark: 'Thank you' })
    saved.assertStatus(302)
    assert.equal((await stored(number)).remark, 'Thank you')
  })

  test('the page tells every change, before and after', async ({ assert, client }) => {
    const number = await givenOrder()
    await change(client, number, { feeCents: 5_000 })
    const viewer = await createStaff('viewer')
    const response = await client
      .get(`/admin/manage-orders/${number}`)
      .withInertia()
      .loginAs(viewer)
    const { order } = response.inertiaProps as { order: { history: object[] } }
    assert.containSubset(order.history.at(-1), {
      kind: 'changed',
      changes: [
        { field: 'feeCents', before: 0, after: 5_000 },
        { field: 'netCents', before: 40_000, after: 45_000 },
        { field: 'grossCents', before: 47_600, after: 53_550 },
      ],
    })
  })

  test('remarks of earlier times reach the page without anything that runs', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const remark = 'Hello <img src=x onerror=alert(1)><i>you</i>'
    await db.from('orders').where('number', number).update({ remark })
    const viewer = await createStaff('viewer')
    const response = await client
      .get(`/admin/manage-orders/${number}`)
      .withInertia()
      .loginAs(viewer)
    const { order } = response.inertiaProps as { order: { remarkHtml: string } }
    assert.equal(order.remarkHtml, 'Hello <i>you</i>')
  })
})
