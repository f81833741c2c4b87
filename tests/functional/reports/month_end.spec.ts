import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { invoicePaper } from '#billing/actions/invoice/invoice_paper'
import { changeDiscount } from '#reports/actions/change_discount'
import { endMonth } from '#reports/actions/month_end/end_month'
import { invoiceCustomer } from '#reports/actions/month_end/invoice_customer'
import { monthOf } from '#reports/domain/month'
import { ownInvoices } from '#reports/queries/own_invoices'
import { unbilledCustomers } from '#reports/queries/unbilled_customers'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenBilledCustomer, givenCompleted } from '#tests/fixtures/reports/given_completed'
import { givenReportProduct } from '#tests/fixtures/reports/given_snapshot'
import { MONEY_AFTER } from '#auditor/money_checks'
import db from '@adonisjs/lucid/services/db'

const OCTOBER = monthOf(CalendarDay.parse('2026-10-15')!)

const invoices = () =>
  rows<{ kind: string; number: number; net: number; vat: number; reason: string }>(
    null,
    `select kind, number, net_cents as net, vat_cents as vat, vat_reason as reason
       from invoices where owner_kind = 'report' order by id`
  )

test.group('Reports | month end', (group) => {
  let productId: number
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    productId = await givenReportProduct()
  })

  test('a customer gets one invoice for all reports of the month, with the VAT of the country', async ({
    assert,
  }) => {
    const german = await givenBilledCustomer('DE')
    const french = await givenBilledCustomer('FR', 'FR40303265045')
    const swiss = await givenBilledCustomer('CH')
    for (const user of [german, german, french, swiss]) {
      await givenCompleted(user.id, productId, { at: '2026-10-12T10:00:00Z', priceCents: 25_000 })
    }
    assert.equal(await endMonth(OCTOBER), 3)
    assert.deepEqual(
      (await invoices()).map(({ net, vat, reason }) => [net, vat, reason]),
      [
        [50_000, 9_500, 'domestic'],
        [25_000, 0, 'eu_reverse_charge'],
        [25_000, 0, 'outside_eu'],
      ]
    )
    assert.equal(await endMonth(OCTOBER), 0, 'a second run finds nothing')
    assert.lengthOf(await invoices(), 3)
  })

  test('customers are gone through in pages of {size}, past those who cannot be invoiced')
    .with([{ size: 1 }, { size: 2 }, { size: 3 }, { size: 4 }])
    .run(async ({ assert }, { size }) => {
      for (const country of ['FR', 'DE', 'FR', 'DE', 'DE']) {
        const { id } = await givenBilledCustomer(country)
        await givenCompleted(id, productId, { at: '2026-10-12T10:00:00Z' })
        await givenCompleted(id, productId, { at: '2026-10-13T10:00:00Z' })
      }
      assert.equal(await endMonth(OCTOBER, size), 3)
      assert.equal(await endMonth(OCTOBER, size), 0)
      assert.deepEqual(
        (await invoices()).map(({ net }) => net),
        [25_000, 25_000, 25_000]
      )
    })

  test('{at} belongs to the month: {isIn}')
    .with([
      { at: '2026-09-30T21:59:59Z', isIn: true },
      { at: '2026-10-31T22:59:59Z', isIn: true },
      { at: '2026-10-31T23:00:00Z', isIn: false },
    ])
    .run(async ({ assert }, { at, isIn }) => {
      await givenCompleted((await givenBilledCustomer('DE')).id, productId, { at })
      assert.equal(await endMonth(OCTOBER), isIn ? 1 : 0)
    })

  test('what is completed after its month was invoiced comes with the next one', async ({
    assert,
  }) => {
    const { id } = await givenBilledCustomer('DE')
    await givenCompleted(id, productId, { at: '2026-10-12T10:00:00Z' })
    assert.equal(await endMonth(OCTOBER), 1)
    await givenCompleted(id, productId, { at: '2026-10-31T22:59:59Z' })
    assert.isNull(await invoiceCustomer(id, OCTOBER))
    assert.equal(await endMonth(monthOf(CalendarDay.parse('2026-11-15')!)), 1)
    assert.deepEqual(
      (await invoices()).map(({ net }) => net),
      [12_500, 12_500]
    )
  })

  test('discounts are deducted, and what is free is not invoiced', async ({ assert }) => {
    const { id } = await givenBilledCustomer('DE')
    const at = '2026-10-12T10:00:00Z'
    await givenCompleted(id, productId, { at, priceCents: 25_000, discountCents: 5_000 })
    await givenCompleted(id, productId, { at, priceCents: 12_500, discountCents: 12_500 })
    await endMonth(OCTOBER)
    assert.deepEqual(
      (await invoices()).map(({ net }) => net),
      [20_000]
    )
  })

  test('who cannot be invoiced is named with the reason, and invoiced once it is mended', async ({
    assert,
  }) => {
    const [bare, french] = [await createCustomer(), await givenBilledCustomer('FR')]
    await rows(null, 'delete from addresses where user_id = ?', [bare.id])
    for (const { id } of [bare, french]) {
      await givenCompleted(id, productId, { at: '2026-10-12T10:00:00Z' })
    }
    assert.equal(await endMonth(OCTOBER), 0)
    const named = new Map((await unbilledCustomers()).map(({ id, code }) => [id, code]))
    assert.equal(named.get(bare.id), 'reports.unbilled.no_address')
    assert.equal(named.get(french.id), 'reports.unbilled.no_vat_id')
    const cut = await unbilledCustomers(1)
    assert.deepEqual(
      cut.map(({ ofAll }) => ofAll),
      [2]
    )

    await french.merge({ tin: 'FR40303265045' }).save()
    assert.equal(await endMonth(OCTOBER), 1)
    assert.deepEqual(
      (await unbilledCustomers()).map(({ id }) => id),
      [bare.id]
    )
  })

  test('what nobody foresaw is named as well, with what is owed, until the invoice is there', async ({
    assert,
  }) => {
    const { id } = await givenBilledCustomer('DE')
    const at = '2026-10-12T10:00:00Z'
    await givenCompleted(id, productId, { at, priceCents: 25_000, discountCents: 5_000 })
    const [{ last } = { last: 0 }] = await rows<{ last: number }>(
      null,
      `delete from invoice_counters where name = 'invoices' returning last_number as last`
    )
    assert.equal(await endMonth(OCTOBER), 0)
    const [named, ...others] = await unbilledCustomers()
    assert.isEmpty(others)
    assert.include(named, { id, code: 'reports.unbilled.unexpected', month: '2026/10' })
    assert.include(named, { reports: 1, netCents: 20_000 })

    await rows(null, `insert into invoice_counters (name, last_number) values ('invoices', ?)`, [
      last,
    ])
    assert.equal(await endMonth(OCTOBER), 1)
    assert.isEmpty(await unbilledCustomers())
  })

  test('whoever owes nothing any more is not named', async ({ assert }) => {
    const { id } = await givenBilledCustomer('FR')
    const report = await givenCompleted(id, productId, { at: '2026-10-12T10:00:00Z' })
    await endMonth(OCTOBER)
    assert.lengthOf(await unbilledCustomers(), 1)
    await changeDiscount({ id: report, discountCents: 12_500, actor: SYSTEM_ACTOR })
    assert.isEmpty(await unbilledCustomers())
  })

  test('a discount after the invoice is a credit note, and cannot be taken back', async ({
    assert,
  }) => {
    const { id } = await givenBilledCustomer('DE')
    const report = await givenCompleted(id, productId, {
      at: '2026-10-12T10:00:00Z',
      priceCents: 10_000,
    })
    await endMonth(OCTOBER)
    const change = (discountCents: number) =>
      changeDiscount({ id: report, discountCents, actor: SYSTEM_ACTOR })
    assert.isTrue((await change(1_000)).ok)
    assert.isTrue((await change(2_500)).ok)
    assert.isFalse((await change(2_000)).ok)
    assert.deepEqual(
      (await invoices()).map(({ kind, net, vat }) => [kind, net, vat]),
      [
        ['Invoice', 10_000, 1_900],
        ['CreditNote', 1_000, 190],
        ['CreditNote', 1_500, 285],
      ]
    )
  })

  test('its papers name the month and the reports, and carry the XML', async ({ assert }) => {
    const { id } = await givenBilledCustomer('DE')
    await givenCompleted(id, productId, { at: '2026-10-12T10:00:00Z' })
    await endMonth(OCTOBER)
    assert.lengthOf(await ownInvoices(id), 1)
    const [invoice] = await invoices()
    const paper = await invoicePaper(`RE-${invoice!.number}`, null)
    assert.equal(paper!.pdf.subarray(0, 4).toString(), '%PDF')
    assert.include(paper!.xml, 'single ISIN reports, 2026/10')
    assert.include(paper!.xml, '20261001')
  })

  test('the auditor finds nothing', async ({ assert }) => {
    const { id } = await givenBilledCustomer('DE')
    const report = await givenCompleted(id, productId, { at: '2026-10-12T10:00:00Z' })
    await endMonth(OCTOBER)
    await changeDiscount({ id: report, discountCents: 100, actor: SYSTEM_ACTOR })
    for (const { what, sql } of MONEY_AFTER) {
      const { rows: found } = await db.rawQuery(sql)
      assert.isEmpty(found, what)
    }
  })
})
