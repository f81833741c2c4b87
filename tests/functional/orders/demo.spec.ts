import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import { seedCatalogueDemo } from '#demo/catalogue/seed'
import { seedIdentityDemo } from '#demo/identity/seed'
import { capturesIn, type LedgerEntry } from '#auditor/captures'
import { CHECKS } from '#auditor/checks'
import { dataDirectory as storage } from '#config/storage'
import { findUser } from '#identity'
import { rows } from '#shared/database'
import { listAudit } from '#shared/audit'
import { cancelCharge } from '#orders/gateways/card_provider/index'
import { historyEntryFor } from '#orders/domain/history_entry'
import type { OrderState } from '#orders/domain/order_state'
import { orderTrack } from '#orders/domain/order_track'
import { seedOrdersDemo } from '#demo/orders/seed'
import { givenCardProvider } from '#tests/fixtures/orders/card_payment'
import { readAsWritten } from '#tests/fixtures/shared/read_as_written'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

type DemoOrder = {
  number: number
  userId: number
  state: OrderState
  failureReason: string | null
  subtotal: number
  items: number
  gross: number
  paid: number
  byQuota: boolean
  createdAt: Date
  completedAt: Date | null
}

test.group('Orders | demo orders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('tell of the last months in most states, add up, and are made once', async ({
    assert,
    client,
  }) => {
    for (const seed of [seedIdentityDemo, seedCatalogueDemo]) await seed(() => {})
    // The demo numbers some orders backwards: none that another spec's history is about.
    await rows(null, 'update order_counters set last_number = last_number + 10000')
    const told: string[] = []
    await seedOrdersDemo((text) => told.push(text))
    await seedOrdersDemo((text) => told.push(text))
    const orders = await rows<DemoOrder>(
      null,
      `select number, user_id as "userId", state, failure_reason as "failureReason", subtotal_cents as subtotal,
              (select sum(price_cents)::bigint from order_items i where i.order_id = o.id) as items,
              gross_cents as gross,
              (select coalesce(sum(amount_cents), 0)::bigint from order_payments p
                where p.order_number = o.number)
              + (select coalesce(sum(captured_cents), 0)::bigint from payment_attempts a
                where a.order_number = o.number) as paid, o.payment_method = 'Quota' as "byQuota",
              created_at as "createdAt", completed_at as "completedAt"
         from orders o order by number`
    )
    assert.deepEqual(told, [`${orders.length} orders`, '0 orders'])
    const states = new Set(orders.map(({ state }) => state))
    for (const state of ['Registered', 'Completed', 'Failed', 'Rejected', 'Archived'] as const) {
      assert.isTrue(states.has(state), state)
    }
    for (const [at, order] of orders.entries()) {
      assert.equal(order.number, orders[0]!.number + at)
      assert.equal(order.items, order.subtotal)
      assert.equal(order.state === 'Failed', order.failureReason !== null)
      assert.isTrue(at === 0 || order.createdAt > orders[at - 1]!.createdAt)
      const history = await listAudit({ type: 'order', id: order.number })
      assert.equal(history.at(-1)!.after!.state, order.state)
      assert.deepEqual(history[0]!.at, order.createdAt)
      const times = history.map(({ at: moment }) => moment.getTime())
      assert.deepEqual(times, times.toSorted(), `${order.number} in the order of time`)
      const entries = history.map(historyEntryFor('staff', order.userId))
      const moments = orderTrack(order.state, entries).flatMap(({ at: moment }) => moment ?? [])
      assert.equal(moments[0], order.createdAt.toISOString(), `${order.number} registered`)
      assert.deepEqual(moments, moments.toSorted(), `${order.number} in the order of the steps`)
      const isConfirmed = history.some(({ after }) => after!.state === 'Confirmed')
      assert.equal(order.paid, isConfirmed && !order.byQuota ? order.gross : 0)
    }
    await areInvoicedWhenPaid({ assert })
    await areAsLongAsTheirItems({ assert })
    await isEveryKindOfQuota({ assert })
    await isEveryKindOfCardPayment({ assert })
    await areOnBehalfToo({ assert })
    await areGermanInGerman({ assert, client }, orders)
  })
})

/** An invoice is issued when the money is there, whatever becomes of the order later. */
async function areInvoicedWhenPaid({ assert }: Pick<TestContext, 'assert'>) {
  const invoices = await rows<{ state: string; after: string }>(
    null,
    `select e.after->>'state' as state, before.after->>'state' as after
       from orders o
       join audit_events e on e.subject_id = o.number::text
       join audit_events before on before.subject_type = 'order'
        and before.subject_id = e.subject_id and before.seq = e.seq - 1
      where e.subject_type = 'order' and e.action = 'invoices.issued'`
  )
  assert.isAbove(invoices.length, 10)
  for (const invoice of invoices) {
    assert.deepEqual(invoice, { state: 'Confirmed', after: 'Confirmed' })
  }
}

/** Where work is still to be seen, it is as much as the items have files. */
async function areAsLongAsTheirItems({ assert }: Pick<TestContext, 'assert'>) {
  const tasks = await rows<{
    number: number
    expected: number
    files: number
    isBackwards: boolean
  }>(
    null,
    `select o.number, t.files_expected as expected, i.files,
            t.finished_at < t.started_at or t.started_at < o.created_at as "isBackwards"
       from delivery_tasks t
       join order_items i on i.id::text = t.item_ref
       join orders o on o.id = i.order_id`
  )
  assert.isAbove(tasks.length, 5)
  for (const { number, expected, files, isBackwards } of tasks) {
    assert.equal(expected, files, `files of order ${number}`)
    assert.isNotTrue(isBackwards, `work of order ${number}`)
  }
}

const REASON = 'Die Quelle baut diese Tage neu auf; die Dateien wären nicht vollständig.'

/** What became of orders is told in the reader's words, and fits what became of them. */
async function areGermanInGerman(
  { assert, client }: Pick<TestContext, 'assert' | 'client'>,
  orders: DemoOrder[]
) {
  const admin = await createStaff('admin')
  const pagesOf = async ({ number, userId }: DemoOrder) => {
    const buyer = (await findUser(userId))!
    const own = client.get(`/my-account/my-orders/${number}`).loginAs(buyer)
    const ofStaff = client.get(`/admin/manage-orders/${number}`).loginAs(admin)
    const pages: string[] = []
    for (const page of [own, ofStaff]) {
      const answer = await page.header('accept-language', 'de').accept('html')
      answer.assertStatus(200)
      pages.push(readAsWritten(answer.text()))
    }
    return pages
  }
  const inState = (state: OrderState) =>
    orders.filter((order) => order.state === state && !order.byQuota)
  const [failed] = inState('Failed')
  for (const page of await pagesOf(failed!)) {
    assert.include(page, REASON)
    assert.notInclude(page, 'The source is rebuilding')
  }
  const oldest = await pagesOf(inState('Completed')[0]!)
  for (const page of oldest) assert.notMatch(page, /bestätigt ist|is confirmed|begin when/)
  assert.include(oldest[1], 'Der Zeitraum für Downloads endete am')
}

type DemoQuota = {
  time: string
  total: number
  used: number
  entries: number
  states: string[] | null
}

/** One is used in part, one used up, one is not open yet; what its orders took is what each has used. */
async function isEveryKindOfQuota({ assert }: Pick<TestContext, 'assert'>) {
  const quotas = await rows<DemoQuota>(
    null,
    `select case when date_to < shop_today() then 'past'
                 when date_from > shop_today() then 'upcoming' else 'current' end as time,
            total_cents as total, used_cents as used,
            (select coalesce(sum(e.amount_cents), 0)::bigint from quota_entries e
              where e.quota_id = q.id and e.state <> 'Released') as entries,
            (select array_agg(distinct e.state) from quota_entries e where e.quota_id = q.id) as states
       from quotas q order by date_from`
  )
  for (const { used, entries } of quotas) assert.equal(used, entries)
  assert.deepEqual(
    quotas.map(({ time }) => time),
    ['past', 'past', 'current', 'upcoming']
  )
  const [partly, usedUp, current] = quotas
  assert.isTrue(partly!.used > 0 && partly!.used < partly!.total)
  assert.equal(usedUp!.used, usedUp!.total)
  assert.isTrue(current!.used > 0 && current!.used < current!.total)
  assert.sameMembers(current!.states!, ['Reserved', 'Booked', 'Released'])
}

type Try = {
  state: string
  reason: string | null
  paymentId: string
  chargeId: string
  refunded: number
}

/** The provider's book knows them, as the auditor compares it, and gives back what is left of one. */
async function isEveryKindOfCardPayment({ assert }: Pick<TestContext, 'assert'>) {
  const book = `${storage}/card_provider.jsonl`
  const provider = await givenCardProvider(book)
  try {
    const tries = await rows<Try & { orderNumber: number; gross: number }>(
      null,
      `select state, reason, payment_id as "paymentId", charge_id as "chargeId", order_number as "orderNumber", amount_cents as gross,
              (select coalesce(sum(amount_cents), 0)::bigint from refunds r
                where r.order_number = p.order_number and r.state = 'Done') as refunded
         from payment_attempts p order by created_at`
    )
    assert.deepEqual(
      tries.map(({ state, reason }) => [state, reason]),
      [
        ['Paid', null],
        ['Failed', 'declined'],
        ['Paid', null],
        ['Paid', null],
        ['Expired', null],
      ]
    )
    const [partly] = tries
    assert.isTrue(partly!.refunded > 0 && partly!.refunded < partly!.gross)
    assert.deepEqual(await contradictions(provider, tries), [])
    const rest = partly!.gross - partly!.refunded
    assert.equal(await cancelCharge(partly!.paymentId, partly!.chargeId, rest + 1), 'refused')
    assert.equal(await cancelCharge(partly!.paymentId, partly!.chargeId, rest), 'done')
  } finally {
    await provider.stop()
  }
}

/** What the auditor finds between the shop and the charges of these tries in the provider's book. */
async function contradictions({ provider }: CardProvider, tries: Try[]): Promise<string[]> {
  const own = new Set(tries.map(({ paymentId }) => paymentId))
  const entries = provider.payments.ledger.entries as unknown as LedgerEntry[]
  const captures = capturesIn(entries.filter(({ paymentId }) => own.has(paymentId!)))
  const found: string[] = []
  for (const { what, sql, needsLedger } of CHECKS) {
    if (!needsLedger && !/paid|card|credit note|went back/.test(what)) continue
    const findings = await rows<{ finding: string }>(
      null,
      sql.replaceAll('$1', '?'),
      needsLedger ? [JSON.stringify(captures)] : []
    )
    found.push(...findings.map(({ finding }) => `${what}: ${finding}`))
  }
  return found
}

/** Staff ordered for two customers, of whom one has still to agree to the terms. */
async function areOnBehalfToo({ assert }: Pick<TestContext, 'assert'>) {
  const placed = await rows<{ by: string; isAgreed: boolean; credited: number }>(
    null,
    `select e.actor_label as by, o.terms_accepted_at is not null as "isAgreed",
            (select count(*)::int from invoices i
              where i.order_number = o.number and i.kind = 'CreditNote') as credited
       from orders o
       join audit_events e on e.subject_type = 'order' and e.subject_id = o.number::text and e.seq = 1
      where o.by_admin order by o.number`
  )
  const by = (name: string) => `${name}@alster-exchange.example`
  assert.deepEqual(placed, [
    { by: by('torben.wiese'), isAgreed: true, credited: 1 },
    { by: by('mats.hansen'), isAgreed: false, credited: 0 },
  ])
}
