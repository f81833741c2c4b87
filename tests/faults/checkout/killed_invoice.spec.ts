import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rows } from '#shared/database'
import { drawPapersOf } from '#billing/actions/invoice/draw_papers_of'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { sweepPapers } from '#billing/actions/invoice/sweep_papers'
import { listInvoicesOfOrder } from '#billing/queries/invoice/find_invoice'
import { inOwnProcess, isLong } from '#tests/faults/checkout/buyers'
import { MONEY_AFTER } from '#auditor/money_checks'
import { drainJobs } from '#tests/support/drain_jobs'
import { emptyOrders, mailsTo } from '#tests/fixtures/orders/checkout'
import { givenPaidOrder } from '#tests/fixtures/orders/given_paid_order'

const ACTOR = { id: null, label: 'Accounts' }
const ISSUE = { does: 'issue invoice' as const }
const DRAW = { does: 'draw papers' as const }
const DEATHS = [
  { wish: ISSUE, point: 'invoice.in_issue', isIssued: false },
  { wish: ISSUE, point: 'invoice.after_issue', isIssued: true },
  { wish: DRAW, point: 'papers.before_draw', isIssued: true },
  { wish: DRAW, point: 'papers.after_draw', isIssued: true },
  { wish: DRAW, point: 'papers.after_keep', isIssued: true },
]

/** The quick profile kills at every point once; the long one five times. */
const rounds = isLong ? 5 : 1

test.group('Invoice and its papers | a process that is killed', (group) => {
  group.each.teardown(async () => {
    await emptyOrders()
    await rows(null, 'update invoice_counters set last_number = 10000')
  })

  const stored = (orderNumber: number) =>
    rows<{ number: number; isDrawn: boolean; isPdf: boolean }>(
      null,
      `select number, pdf is not null as "isDrawn", coalesce(substr(pdf, 1, 4) = '%PDF', false) as "isPdf"
         from invoices where order_number = ?`,
      [orderNumber]
    )

  async function contradictions(): Promise<string[]> {
    const found: string[] = []
    for (const { what, sql } of MONEY_AFTER) {
      const { rows: lines } = await db.rawQuery<{ rows: { finding: string }[] }>(sql)
      found.push(...lines.map(({ finding }) => `${what}: ${finding}`))
    }
    return found
  }

  const billsOf = async () =>
    (await mailsTo({ email: 'bills@buyer.example' })).filter(({ subject }) => /RE-/.test(subject))

  test('{$i}: killed at {point}: one number, one pair of papers, one mail')
    .with(Array.from({ length: rounds }, () => DEATHS).flat())
    .run(async ({ assert }, { wish, point, isIssued }) => {
      const orderNumber = await givenPaidOrder()
      if (wish === DRAW) await issueInvoice(orderNumber, ACTOR)
      assert.isNull(await inOwnProcess({ ...wish, orderNumber }, point))
      assert.lengthOf(await listInvoicesOfOrder(orderNumber), isIssued ? 1 : 0)
      assert.deepEqual(await contradictions(), [])

      const others = [await givenPaidOrder(), orderNumber]
      await Promise.all(others.map((number) => issueInvoice(number, ACTOR)))
      await drainJobs({ only: ['billing.'] })
      const [invoice, ...more] = await stored(orderNumber)
      assert.isEmpty(more)
      assert.containsSubset(invoice, { isDrawn: true, isPdf: true })
      assert.lengthOf(await billsOf(), others.length)
      const numbers = [invoice!.number, (await stored(others[0]!))[0]!.number].sort()
      assert.deepEqual(numbers, [10_001, 10_002])
      assert.deepEqual(await contradictions(), [])
    })
    .timeout(300_000)

  test('the number is given before the papers are drawn, and waits for no drawing', async ({
    assert,
  }) => {
    const orderNumber = await givenPaidOrder()
    await issueInvoice(orderNumber, ACTOR)
    assert.containsSubset(await stored(orderNumber), [{ isDrawn: false }])
    assert.isEmpty(await billsOf())
  })

  test('whoever draws at the same time: one pair is kept, one mail is sent', async ({ assert }) => {
    const orderNumber = await givenPaidOrder()
    await issueInvoice(orderNumber, ACTOR)
    const [{ id } = { id: 0 }] = await listInvoicesOfOrder(orderNumber)
    await Promise.all([drawPapersOf(id), drawPapersOf(id), drawPapersOf(id)])
    assert.lengthOf(await billsOf(), 1)
  })

  test('a job that is lost is asked for again, once papers are late', async ({ assert }) => {
    const orderNumber = await givenPaidOrder()
    await issueInvoice(orderNumber, ACTOR)
    await rows(null, `delete from pgboss.job where name = 'billing.draw_papers'`)
    await sweepPapers()
    assert.equal(await drainJobs({ only: ['billing.'] }), 0)

    await rows(null, 'alter table invoices disable trigger invoices_are_final')
    await rows(null, `update invoices set created_at = now() - interval '11 minutes'`)
    await rows(null, 'alter table invoices enable trigger invoices_are_final')
    await sweepPapers()
    await sweepPapers()
    assert.equal(await drainJobs({ only: ['billing.'] }), 1)
    assert.containsSubset(await stored(orderNumber), [{ isPdf: true }])
  })
})
