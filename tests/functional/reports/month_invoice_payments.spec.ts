import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createStaff } from '#database/factories/identity/people'
import { importStatement } from '#billing/actions/statement/import_statement'
import { bookEntries } from '#billing/actions/statement/book_entries'
import { listStatementEntries } from '#billing/queries/statement/statement_rows'
import { invoiceList } from '#billing/lists/invoice_list'
import { changeDiscount } from '#reports/actions/change_discount'
import { endMonth } from '#reports/actions/month_end/end_month'
import { monthOf } from '#reports/domain/month'
import User from '#identity/models/user'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { camtOf, type Line } from '#tests/fixtures/billing/given_statement'
import { emptyReports } from '#tests/fixtures/reports/empty_reports'
import { givenBilledCustomer, givenCompleted } from '#tests/fixtures/reports/given_completed'
import { givenReportProduct } from '#tests/fixtures/reports/given_snapshot'
import { MONEY_AFTER } from '#auditor/money_checks'

const OCTOBER = monthOf(CalendarDay.parse('2026-10-15')!)
const ACTOR = { id: null, label: 'Accounts' }
const GROSS = 29_750
const STATEMENTS: string = '/api/v1/bank-statements'
type ShownMonth = { papers: { label: string; payment: string | null; dueCents: number | null }[] }

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

async function imported(lines: Line[]) {
  const file = { name: 'a.xml', content: Buffer.from(camtOf(lines)), actor: ACTOR }
  const result = await importStatement(file)
  if (!result.ok) throw new Error(result.refusal.code)
  return { id: result.value.id, entries: await listStatementEntries(result.value.id) }
}

const rowOf = async (label: string) => {
  const row = await invoiceList.first({ sql: `'RE-' || i.number = ?`, values: [label] }, null)
  return [row!.payment, row!.dueCents]
}

async function findings() {
  const found = []
  for (const { what, sql } of MONEY_AFTER) {
    if ((await rows(null, sql)).length > 0) found.push(what)
  }
  return found
}

/** Real connections, so that two who book at once meet in the database. */
test.group('Reports | transfers for the invoice of a month', (group) => {
  let customerId: number
  let report: number
  let label: string

  group.each.setup(async () => {
    const productId = await givenReportProduct()
    const { id } = await givenBilledCustomer('DE')
    customerId = id
    const at = '2026-10-12T10:00:00Z'
    report = await givenCompleted(id, productId, { at, priceCents: 25_000 })
    await endMonth(OCTOBER)
    const [made] = await rows<{ number: number }>(
      null,
      `select number from invoices where owner_kind = 'report' order by id desc limit 1`
    )
    label = `RE-${made!.number}`
  })
  group.each.teardown(emptyReports)

  test('{title} is proposed with the invoice')
    .with([
      { title: 'its number', text: (name: string) => name },
      {
        title: 'its number among words',
        text: (name: string) => `Rechnung ${name.replace('-', ' ')} vielen Dank`,
      },
      {
        title: 'its number written together',
        text: (name: string) => `re${name.slice(3)}/Oktober`,
      },
    ])
    .run(async ({ assert }, { text }) => {
      const { entries } = await imported([{ cents: GROSS, text: text(label) }])
      assert.containsSubset(entries[0], {
        proposal: 'exact',
        orderNumber: null,
        invoice: { label, dueCents: GROSS },
      })
    })

  test('whoever it is sent to sees on his summary how far it is paid', async ({
    assert,
    client,
  }) => {
    const customer = await User.findOrFail(customerId)
    const seen = async () => {
      const page = await client
        .get('/my-account/my-reports/summary')
        .loginAs(customer)
        .withInertia()
      const [month] = (page.inertiaProps as unknown as { months: ShownMonth[] }).months
      return month!.papers.map(({ label: name, payment, dueCents }) => [name, payment, dueCents])
    }
    assert.deepEqual(await seen(), [[label, 'Open', GROSS]])
    const { id, entries } = await imported([{ cents: 10_000, text: label }])
    await bookEntries(id, [{ entryId: entries[0]!.id, acceptsDifference: true }], ACTOR)
    assert.deepEqual(await seen(), [[label, 'PartPaid', GROSS - 10_000]])
  })

  test('two invoices in one text, and a number that no invoice has, are left to people', async ({
    assert,
  }) => {
    const { entries } = await imported([
      { cents: GROSS, text: `${label} RE-99998` },
      { cents: GROSS, text: 'RE-99998' },
    ])
    assert.deepEqual(
      entries.map(({ proposal, invoice }) => [proposal, invoice]),
      [
        ['unknown', null],
        ['unknown', null],
      ]
    )
  })

  test('by calls: part and rest are booked, and the invoice is open, part paid, paid', async ({
    assert,
    client,
  }) => {
    const staff = await createStaff('manager')
    const { id, entries } = await imported([
      { cents: 10_000, text: label },
      { cents: GROSS - 10_000, text: label },
      { cents: 100, text: label },
    ])
    const book = (booking: object) => post(client, staff, id, booking)
    assert.deepEqual(await rowOf(label), ['Open', GROSS])

    const [first, second, third] = entries.map(({ id: entryId }) => ({ entryId }))
    const little = await book(first!)
    assert.equal(little.refused[0]!.code, 'statements.refused.amount_differs')
    const part = await book({ ...first, acceptsDifference: true })
    assert.deepInclude(part.booked[0], { orderId: null, invoice: label, missing: 197.5 })
    assert.deepEqual(await rowOf(label), ['PartPaid', GROSS - 10_000])

    const rest = await book(second!)
    assert.deepInclude(rest.booked[0], { invoice: label, missing: 0 })
    assert.deepEqual(await rowOf(label), ['Paid', 0])
    const tooMuch = await book({ ...third, acceptsDifference: true })
    assert.equal(tooMuch.refused[0]!.code, 'statements.refused.already_booked')

    const list = await client
      .get('/api/v1/invoices')
      .qs({ payment: 'Paid', search: label })
      .loginAs(staff)
    assert.containsSubset(list.body(), {
      data: { content: [{ invoice: label, payment: 'Paid', due: 0 }] },
    })
    assert.isEmpty(await findings())
  })

  test('staff name the invoice where the payer did not; a number that none has is refused', async ({
    assert,
    client,
  }) => {
    const staff = await createStaff('manager')
    const { id, entries } = await imported([{ cents: GROSS, text: 'thank you' }])
    const entryId = entries[0]!.id
    const none = await post(client, staff, id, { entryId, invoice: 'RE-99998' })
    assert.equal(none.refused[0]!.code, 'statements.refused.no_invoice')
    const page = await client
      .post(`/admin/manage-orders/statements/${id}/bookings`)
      .json({ bookings: [{ entryId, invoice: label }] })
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
    page.assertStatus(302)
    assert.deepEqual(await rowOf(label), ['Paid', 0])
    const [booked] = await listStatementEntries(id)
    assert.containsSubset(booked, { proposal: 'booked', invoice: { label } })
  })

  test('a credit note lessens what is due; after the money it is paid too much', async ({
    assert,
  }) => {
    const discount = (discountCents: number) =>
      changeDiscount({ id: report, discountCents, actor: SYSTEM_ACTOR })
    await discount(5_000)
    const due = GROSS - 5_950
    const { id, entries } = await imported([{ cents: due, text: label }])
    assert.equal(entries[0]!.proposal, 'exact')
    await bookEntries(id, [{ entryId: entries[0]!.id }], ACTOR)
    assert.deepEqual(await rowOf(label), ['Paid', 0])
    await discount(6_000)
    assert.deepEqual(await rowOf(label), ['Overpaid', -1_190])
  })

  test('two transfers from two statements by eight people at once: one is booked', async ({
    assert,
  }) => {
    const statements = [
      await imported([{ cents: GROSS, text: label }]),
      await imported([{ cents: GROSS, text: label }]),
    ]
    const answers = await Promise.all(
      times(8).map((at) => {
        const { id, entries } = statements[at % 2]!
        return bookEntries(id, [{ entryId: entries[0]!.id, acceptsDifference: true }], ACTOR)
      })
    )
    assert.lengthOf(
      answers.flatMap(({ booked }) => booked),
      1
    )
    assert.deepEqual(await rowOf(label), ['Paid', 0])
    assert.isEmpty(await findings())
  })
})

type Answer = {
  booked: Record<string, unknown>[]
  refused: { code: string }[]
}

type Staff = Awaited<ReturnType<typeof createStaff>>

async function post(client: ApiClient, staff: Staff, id: number, booking: object) {
  const answer = await client
    .post(`${STATEMENTS}/${id}/bookings`)
    .json({ bookings: [booking] })
    .loginAs(staff)
    .withCsrfToken()
  answer.assertStatus(200)
  return (answer.body() as { data: Answer }).data
}
