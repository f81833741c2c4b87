import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { splitPapers } from '#statistics/actions/split_papers'
import { addShare } from '#statistics/actions/add_share'
import { monthOf } from '#statistics/domain/month'
import { partnersOfMonth } from '#statistics/queries/venues/partners_of_month'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenVenue } from '#tests/fixtures/catalogue/given_venue'
import { givenOrder } from '#tests/fixtures/orders/given_order'

const PARTNERS = '/admin/data-partners'
const today = CalendarDay.today()
const month = monthOf(today)

/** An order of one product that two venues bring, with its invoice. */
async function givenSold(cents: number): Promise<number> {
  const number = await givenOrder({ cents, state: 'Confirmed' })
  await rows(
    null,
    `update order_items set product_code = 'SHARED', product_id = (select id from products where code = 'SHARED')
      where order_id = (select id from orders where number = ?)`,
    [number]
  )
  const issued = await issueInvoice(number, SYSTEM_ACTOR)
  if (!issued.ok) throw new Error(issued.refusal.code)
  return number
}

/** A credit note over a part of an invoice's net. */
const givenCredit = (number: number, netCents: number) =>
  rows(
    null,
    `insert into invoices (kind, number, order_number, corrects_id, issued_on, company, net_cents,
       vat_percent, vat_cents, gross_cents, vat_reason, content, issued_by)
     select 'CreditNote', 900000 + id, order_number, id, issued_on, company, :netCents, 0, 0,
            :netCents, vat_reason, content, 'me'
       from invoices where order_number = :number and kind = 'Invoice'`,
    { number, netCents }
  )

/** An invoice of a month of reports, which belongs to no order. */
const givenReportInvoice = (netCents: number) =>
  rows(
    null,
    `insert into invoices (kind, number, owner_kind, owner_key, issued_on, company, net_cents,
       vat_percent, vat_cents, gross_cents, vat_reason, content, issued_by)
     values ('Invoice', 950000, 'report', '41-2026-10', shop_today(), 'Elbquant', :netCents, 0, 0,
             :netCents, 'outside_eu', '{}', 'me')`,
    { netCents }
  )

type Listed = { paper: string; orderNumber: number; cents: number }

test.group('Statistics | revenue by venue', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    const { id } = await givenProduct('SHARED', { venue: 'CTA' })
    await givenVenue('CTB', [id])
    await splitPapers()
  })

  const of = async (id: string) =>
    (await partnersOfMonth(month)).partners.find((one) => one.id === id)!.statement

  test('invoices less credit notes are shared out, and agree with the books', async ({
    assert,
  }) => {
    await addShare({ venueId: 'CTA', from: today, hundredths: 3_333 }, SYSTEM_ACTOR)
    const before = await partnersOfMonth(month)
    const sold = await givenSold(40_001)
    await givenCredit(sold, 10_000)
    assert.equal((await partnersOfMonth(month)).books.waiting, before.books.waiting + 2)
    await splitPapers()
    const { netCents, books } = await partnersOfMonth(month)
    assert.equal(netCents - before.netCents, 30_001)
    assert.equal(books.netCents - before.books.netCents, 30_001)
    assert.equal(books.waiting, 0)
    const [one, other] = [await of('CTA'), await of('CTB')]
    assert.deepEqual([one.soldCents, one.creditedCents], [20_001, 5_000])
    assert.deepEqual([other.soldCents, other.creditedCents], [20_000, 5_000])
    assert.deepEqual([one.owedCents, other.owedCents], [5_000, 0])
  })

  test('what reports are invoiced for is told apart: no venue has a part of it', async ({
    assert,
    client,
  }) => {
    const before = await partnersOfMonth(month)
    await givenReportInvoice(12_345)
    await splitPapers()
    const page = await client
      .get(`${PARTNERS}?month=${month.name}`)
      .loginAs(await createStaff('admin'))
      .withInertia()
    const { netCents, books } = page.inertiaProps as unknown as Awaited<
      ReturnType<typeof partnersOfMonth>
    >
    assert.equal(netCents, before.netCents)
    assert.deepEqual(books, {
      netCents: before.books.netCents,
      otherCents: before.books.otherCents + 12_345,
      waiting: 0,
    } as typeof books)
  })

  test('behind each line of a statement lie its papers and their orders, to the cent', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const sold = await givenSold(40_001)
    await givenCredit(sold, 10_000)
    await givenSold(50_000)
    await splitPapers()
    const [line] = (await of('CTA')).lines
    const listed = async (query: string) => {
      const page = await client.get(`${PARTNERS}/CTA/papers?${query}`).loginAs(admin).withInertia()
      return page.inertiaProps as unknown as { papers: Listed[]; month: string | null }
    }
    const { from, to } = month
    const inMonth = `from=${from.iso}&to=${to.iso}&product=SHARED`
    const { papers, month: back } = await listed(inMonth)
    assert.equal(back, month.name, 'the way back leads to the month looked at')
    assert.isNull((await listed('')).month)
    assert.equal(
      papers.reduce((sum, { cents }) => sum + cents, 0),
      line!.netCents
    )
    const ofOrder = papers.filter(({ orderNumber }) => orderNumber === sold)
    assert.deepEqual(ofOrder.map(({ cents }) => cents).toSorted(), [-5_000, 20_001])
    assert.match(ofOrder.find(({ cents }) => cents < 0)!.paper, /^RK-/)
    assert.isEmpty((await listed(`from=${to.plusDays(1).iso}&to=${to.plusDays(9).iso}`)).papers)
    assert.isEmpty((await listed(`${inMonth}2`)).papers)
    const nobody = await client.get(`${PARTNERS}/NONE/papers`).loginAs(admin)
    nobody.assertStatus(404)
  })

  test('what a product is later changes nothing of a paper, nor is one shared out twice', async ({
    assert,
  }) => {
    await givenSold(40_000)
    await splitPapers()
    await rows(null, `delete from product_venues where venue_id = 'CTB'`)
    assert.equal(await splitPapers(), 0)
    assert.equal((await of('CTB')).netCents, 20_000)
  })

  test('a share holds from its day to the day before the next, and past months keep theirs', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const send = (from: string, percent: string) =>
      client
        .post(`${PARTNERS}/CTA/shares`)
        .loginAs(admin)
        .withCsrfToken()
        .header('referrer', `${PARTNERS}/CTA`)
        .redirects(0)
        .form({ from, percent })
    await send('1. Januar 2024', '40')
    await send(today.plusDays(40).format(), '42.5')
    await send(today.plusDays(40).format(), '45')
    await send('2025/01/01', '99')
    await send('2026/02/31', '50')
    const page = await client.get(`${PARTNERS}/CTA`).loginAs(admin).withInertia()
    const { shares } = page.inertiaProps as {
      shares: { from: string; to: string | null; hundredths: number; addedBy: string }[]
    }
    assert.deepEqual(
      shares.map(({ from, to, hundredths }) => [from, to, hundredths]),
      [
        [today.plusDays(40).iso, null, 4_500],
        ['2024-01-01', today.plusDays(39).iso, 4_000],
      ]
    )
    const history = await rows(
      null,
      `select action from audit_events where subject_type = 'venue_share' and subject_id = 'CTA'`
    )
    assert.lengthOf(history, 3)
  })

  test('a share of {percent} percent is refused at its field, in words')
    .with(['-1', '101', '100.01', 'all of it', '', '1e2x'].map((percent) => ({ percent })))
    .run(async ({ assert, client }, { percent }) => {
      const sent = client.post(`${PARTNERS}/CTA/shares`).form({ from: today.format(), percent })
      const answer = await sent
        .loginAs(await createStaff('admin'))
        .withCsrfToken()
        .header('referrer', `${PARTNERS}/CTA`)
        .redirects(0)
      answer.assertStatus(302)
      const errors = answer.flashMessage('inputErrorsBag') as Record<string, string[]>
      assert.deepEqual(Object.keys(errors), ['percent'])
      assert.notMatch(errors.percent![0]!, /errors\.|validation/)
      const kept = await rows(null, `select 1 from venue_shares where venue_id = 'CTA'`)
      assert.isEmpty(kept)
    })

  test('the database takes no two shares for a day', async ({ assert }) => {
    const insert = () =>
      rows(
        null,
        `insert into venue_shares (venue_id, during, hundredths, added_by)
         values ('CTA', daterange('2026-01-01', null), 100, 'me')`
      )
    await insert()
    await assert.rejects(insert, /venue_shares_no_overlap/)
  })

  test('a statement is drawn as {format} in both languages')
    .with([
      { format: 'csv', type: 'text/csv; charset=utf-8' },
      { format: 'pdf', type: 'application/pdf' },
    ])
    .run(async ({ client }, { format, type }) => {
      const admin = await createStaff('admin')
      await givenSold(40_000)
      await splitPapers()
      for (const locale of ['en', 'de']) {
        const answer = await client
          .get(`${PARTNERS}/CTA/statements/${month.name}/${format}`)
          .header('accept-language', locale)
          .loginAs(admin)
        answer.assertStatus(200)
        answer.assertHeader('content-type', type)
      }
      const none = await client.get(`${PARTNERS}/CTA/statements/2026-13/${format}`).loginAs(admin)
      none.assertStatus(404)
      const nobody = await client.get(`${PARTNERS}/NONE/statements/2026-03/csv`).loginAs(admin)
      nobody.assertStatus(404)
    })
})
