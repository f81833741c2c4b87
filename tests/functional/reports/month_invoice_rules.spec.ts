import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { invoicePaper } from '#billing/actions/invoice/invoice_paper'
import { changeDiscount } from '#reports/actions/change_discount'
import { endMonth } from '#reports/actions/month_end/end_month'
import { monthOf } from '#reports/domain/month'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { brokenRules } from '#tests/fixtures/billing/business_rules'
import { factsOf } from '#tests/fixtures/billing/invoice_facts'
import { givenBilledCustomer, givenCompleted } from '#tests/fixtures/reports/given_completed'
import { givenReportProduct } from '#tests/fixtures/reports/given_snapshot'

const OCTOBER = monthOf(CalendarDay.parse('2026-10-15')!)
const AT = '2026-10-12T10:00:00Z'

type Customer = { country: string; tin: string | null; locale: 'en' | 'de' }

/** The customer's last report; it was asked for in English, whatever the papers' language is. */
async function givenReports({ country, tin, locale }: Customer, discounts: number[]) {
  const productId = await givenReportProduct()
  const customer = await givenBilledCustomer(country, tin)
  await customer.merge({ locale }).save()
  let last = 0
  for (const discountCents of discounts) {
    const report = { at: AT, priceCents: 33_333, discountCents }
    last = await givenCompleted(customer.id, productId, report)
  }
  return last
}

async function papers() {
  const found = await rows<{ label: string }>(
    null,
    `select case kind when 'Invoice' then 'RE-' else 'RK-' end || number as label
       from invoices where owner_kind = 'report' order by id`
  )
  const drawn = []
  for (const { label } of found) drawn.push((await invoicePaper(label, null))!)
  return drawn
}

const discount = (id: number, discountCents: number) =>
  changeDiscount({ id, discountCents, actor: SYSTEM_ACTOR })

test.group('Reports | EN 16931 and XRechnung in the papers of a month', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{name}: the invoice and the credit notes of later discounts keep all rules')
    .with([
      { name: 'Germany', country: 'DE', tin: 'DE312748100', locale: 'de' as const },
      { name: 'a person in Germany', country: 'DE', tin: null, locale: 'en' as const },
      { name: 'France', country: 'FR', tin: 'FR40303265045', locale: 'en' as const },
      { name: 'Switzerland', country: 'CH', tin: null, locale: 'de' as const },
    ])
    .run(async ({ assert }, customer) => {
      const report = await givenReports(customer, [0, 1_337, 1])
      await endMonth(OCTOBER)
      assert.isTrue((await discount(report, 1_234)).ok)
      assert.isTrue((await discount(report, 33_333)).ok)
      const all = await papers()
      const facts = all.map(({ xml }) => factsOf(xml))
      assert.deepEqual(
        facts.map(({ type }) => type),
        ['380', '381', '381']
      )
      for (const one of facts) assert.deepEqual(brokenRules(one), [])
      for (const { pdf } of all) assert.isTrue(pdf.includes('/AFRelationship'))
    })

  test('the rules would say if a sum, the period or the reason of a credit note were wrong', async ({
    assert,
  }) => {
    const germany = { country: 'DE', tin: 'DE312748100', locale: 'de' as const }
    const report = await givenReports(germany, [0])
    await endMonth(OCTOBER)
    await discount(report, 100)
    const [invoice, credit] = await papers()
    const broken = (xml: string, from: RegExp, to: string) => {
      assert.match(xml, from)
      return brokenRules(factsOf(xml.replace(from, to)))
    }
    const period = /(<ram:EndDateTime>\s*<udt:DateTimeString[^>]*>)\d+/
    assert.deepEqual(broken(invoice!.xml, period, '$120260930'), ['BR-29'])
    const total = /<ram:LineTotalAmount>333\.33/g
    assert.include(broken(invoice!.xml, total, '<ram:LineTotalAmount>333.34'), 'BR-CO-13')
    const corrected = /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/s
    assert.deepEqual(broken(credit!.xml, corrected, ''), ['BR-55'])
  })

  test('the XML says when and how to pay as the letter does, and asks nobody to pay a credit note', async ({
    assert,
  }) => {
    const germany = { country: 'DE', tin: null, locale: 'de' as const }
    const report = await givenReports(germany, [0])
    await endMonth(OCTOBER)
    await discount(report, 100)
    const [invoice, credit] = (await papers()).map(({ xml }) => factsOf(xml))
    const issued = CalendarDay.today()
    assert.equal(invoice!.dueOn, issued.plusDays(14).iso.replaceAll('-', ''))
    assert.include(invoice!.terms, 'innerhalb von 14 Tagen')
    assert.include(invoice!.terms, invoice!.number!)
    assert.deepEqual(invoice!.period, { from: '20261001', to: '20261031' })
    assert.isNull(credit!.dueOn)
    assert.notInclude(credit!.terms, 'Bitte')
    assert.equal(credit!.corrects, invoice!.number)
    assert.match(credit!.lines[0]!.name!, /Rabatt/)
  })
})
