import { test } from '@japa/runner'
import type { InvoiceContent, InvoiceVatReason } from '#billing/domain/invoice/content'
import { sellerNow } from '#billing/queries/invoice/seller_now'
import { creditPart } from '#billing/domain/refund/credit_part'
import { invoiceDocument } from '#billing/pdf/invoice_document'
import { invoiceXml } from '#billing/gateways/e_invoice'
import { formatEuro } from '#shared/domain/money'
import { brokenRules } from '#tests/fixtures/billing/business_rules'
import { factsOf } from '#tests/fixtures/billing/invoice_facts'

type Wish = {
  reason: InvoiceVatReason
  percent?: number
  country: string
  vatId: string | null
  kind?: InvoiceContent['kind']
  feeCents?: number
  discountCents?: number
  settled?: InvoiceContent['settled']
  ownReference?: string | null
}

const RANGE = { from: '2025-03-03', to: '2025-03-28' }
const DAY = '2026-11-20'
const BY_TRANSFER = { way: 'BankTransfer', on: DAY } as const
const BY_CARD = { way: 'Card', on: DAY } as const

const LINES = [
  { name: 'Cash Market Trades & Quotes', code: 'cash_trades', modules: null, cents: 33_333 },
  { name: 'Index <Futures>', code: 'index_futures', modules: 1, cents: 6_667 },
].map((line) => ({ ...line, range: RANGE, countedDays: 20 }))

const REFUND = { name: 'Refund', code: null, range: null, countedDays: null, modules: null }

function contentOf(wish: Wish): InvoiceContent {
  const { kind = 'Invoice', reason, percent = 0, settled = null, ownReference = null } = wish
  const isCredit = kind === 'CreditNote'
  const { feeCents = 0, discountCents = 0, country, vatId } = wish
  const lines = isCredit ? [{ ...REFUND, cents: 1_234 }] : LINES
  const subtotalCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const netCents = subtotalCents + feeCents - discountCents
  const vatCents = Math.round((netCents * percent) / 100)
  return {
    ...{ kind, label: isCredit ? 'RK-10001' : 'RE-10001', issuedOn: DAY, locale: 'de' },
    order: { number: 10_482, placedOn: DAY },
    corrects: isCredit ? { label: 'RE-10001', issuedOn: DAY } : null,
    seller: sellerNow(),
    buyer: {
      ...{ company: 'Elbquant Research GmbH', contact: 'Anna Brandt', vatId },
      email: 'bills@elbquant.example',
      address: {
        ...{ name: 'Elbquant Research GmbH', addressLine1: 'Rödingsmarkt 9', country },
        ...{ postcode: '20459', city: 'Hamburg' },
      },
    },
    ...{ ownReference, costCentre: 'CC 12', lines },
    ...{ subtotalCents, feeCents, discountCents, netCents, grossCents: netCents + vatCents },
    vat: {
      ...{ percent, cents: vatCents, reason },
      exemption: reason === 'staff' ? 'Steuerfrei nach § 4 Nr. 7 UStG' : null,
    },
    ...{ settled, suppliedOn: null, reason: isCredit ? 'Missing days' : null },
  }
}

const AT_HOME = { country: 'DE', vatId: 'DE312748100' }
const DOMESTIC: Wish = { reason: 'domestic', percent: 19, ...AT_HOME }
const REDUCED: Wish = { reason: 'domestic', percent: 7, ...AT_HOME }
const REVERSE: Wish = { reason: 'eu_reverse_charge', country: 'FR', vatId: 'FR40303265045' }
const OUTSIDE: Wish = { reason: 'outside_eu', country: 'CH', vatId: null }
const EXEMPT: Wish = { reason: 'staff', ...AT_HOME }

const REASONS = { DOMESTIC, REDUCED, REVERSE, OUTSIDE, EXEMPT }

const NET_OF_LINES = LINES.reduce((sum, { cents }) => sum + cents, 0)

const rowsOf = (wish: Wish) =>
  invoiceDocument(contentOf(wish))
    .blocks.flatMap((block) => (block.kind === 'totals' ? block.rows : []))
    .map(({ label, amount }) => `${label}: ${amount}`)

const tableOf = (lines: InvoiceContent['lines']) =>
  invoiceDocument({ ...contentOf(DOMESTIC), lines }).blocks.find(({ kind }) => kind === 'table')

test.group('Invoice | the lines of its letter', () => {
  const labelsOf = (table: unknown) =>
    (table as { columns: { label: string }[] }).columns.map(({ label }) => label)
  const REPORT = { ...REFUND, name: 'Report R-7 of 2026/10/16', code: 'R-7', cents: 12_500 }

  test('days have a column where some are counted', ({ assert }) => {
    assert.deepEqual(labelsOf(tableOf(LINES)), [
      ...['Nr.', 'Produkt und Tage', 'Gezählt', 'Betrag, EUR'],
    ])
    const reports = tableOf([REPORT])
    assert.deepEqual(labelsOf(reports), ['Nr.', 'Produkt und Tage', 'Betrag, EUR'])
    const row = ['1', { text: REPORT.name, note: '' }, '125,00']
    assert.deepEqual((reports as { rows: unknown }).rows, [row])
  })

  test('a code that its name does not say stands below it', ({ assert }) => {
    const { rows } = tableOf([{ ...REPORT, name: 'Bericht' }]) as { rows: unknown[][] }
    assert.deepEqual(rows[0]![1], { text: 'Bericht', note: 'R-7' })
  })
})

test.group('Invoice | the totals of its letter', () => {
  test('outside the EU there is a net total and no tax, as on the pages', ({ assert }) => {
    assert.deepEqual(rowsOf({ ...OUTSIDE, feeCents: 5_000, discountCents: 999 }).slice(1), [
      'Bearbeitungsgebühr: 50,00',
      'Rabatt: −9,99',
      `Nettosumme, EUR: ${formatEuro(NET_OF_LINES + 5_000 - 999, 'de')}`,
    ])
    assert.match(rowsOf(OUTSIDE).at(-1)!, /^Nettosumme, EUR: /)
    assert.notMatch(JSON.stringify(rowsOf(OUTSIDE)), /USt|Umsatzsteuer|inkl/)
    const credit = rowsOf({ ...OUTSIDE, kind: 'CreditNote', settled: BY_CARD })
    assert.deepEqual(credit.slice(1), ['Nettosumme: 12,34', 'Gutgeschrieben in EUR: 12,34'])
  })

  test('within it the tax stands beside net and total: {reason}')
    .with([
      { wish: DOMESTIC, reason: 'domestic', percent: 19 },
      { wish: REVERSE, reason: 'reverse charge', percent: 0 },
      { wish: EXEMPT, reason: 'exempt', percent: 0 },
    ])
    .run(({ assert }, { wish, percent }) => {
      const labels = rowsOf(wish).map((row) => row.replace(/: .*/, ''))
      assert.deepEqual(labels, [
        ...['Zwischensumme', 'Nettosumme', `USt. ${percent} %`],
        'Summe inkl. USt., EUR',
      ])
    })
})

test.group('Invoice | business rules of EN 16931 and XRechnung', () => {
  test('{$self} keeps them: an invoice paid or not, with fee and discount, and its credit note')
    .with(Object.keys(REASONS) as (keyof typeof REASONS)[])
    .run(async ({ assert }, name) => {
      const wish = REASONS[name]
      const invoices: Wish[] = [
        { ...wish, ownReference: 'PO 4711' },
        { ...wish, settled: BY_TRANSFER, feeCents: 5_000, discountCents: 1_337 },
        { ...wish, settled: BY_CARD, discountCents: 999 },
        { ...wish, kind: 'CreditNote', settled: BY_TRANSFER },
        { ...wish, kind: 'CreditNote', settled: BY_CARD },
      ]
      for (const invoice of invoices) {
        assert.deepEqual(brokenRules(factsOf(await invoiceXml(contentOf(invoice)))), [])
      }
    })

  test('a credit note that is rounded keeps them, and what goes back is what was asked for', async ({
    assert,
  }) => {
    const left = { netCents: 500_000, vatCents: 95_000, payableCents: 595_000 }
    const { netCents, vatCents, roundingCents } = creditPart(left, 123_456, 19)
    const content = contentOf({ ...DOMESTIC, kind: 'CreditNote', settled: BY_TRANSFER })
    const credit = {
      ...content,
      lines: [{ ...REFUND, cents: netCents }],
      ...{ subtotalCents: netCents, netCents, grossCents: netCents + vatCents, roundingCents },
      vat: { ...content.vat, cents: vatCents },
    }
    const facts = factsOf(await invoiceXml(credit))
    assert.deepEqual(brokenRules(facts), [])
    assert.deepEqual([facts.sums.prepaid, facts.sums.due], [123_456, 0])
    assert.equal(Math.abs(facts.sums.rounding), 1)
  })

  test('an invoice with {title} breaks {rules}')
    .with([
      {
        title: 'another total',
        wish: DOMESTIC,
        from: /<ram:GrandTotalAmount>[\d.]+/,
        to: '<ram:GrandTotalAmount>477.00',
        rules: ['BR-CO-15', 'BR-CO-16'],
      },
      {
        title: 'no reason for its exemption',
        wish: EXEMPT,
        from: /<ram:ExemptionReason>.*<\/ram:ExemptionReason>/,
        to: '',
        rules: ['BR-x-10'],
      },
      {
        title: 'no VAT ID of its buyer',
        wish: REVERSE,
        from: /<ram:ID schemeID="VA">FR\d+<\/ram:ID>/,
        to: '',
        rules: ['BR-AE-02'],
      },
      {
        title: 'no rate outside the scope of the tax',
        wish: OUTSIDE,
        from: /<ram:RateApplicablePercent>0<\/ram:RateApplicablePercent>/,
        to: '',
        rules: ['BR-DE-14'],
      },
      {
        title: 'another tax',
        wish: REDUCED,
        from: /<ram:CalculatedAmount>[\d.]+/,
        to: '<ram:CalculatedAmount>1.00',
        rules: ['BR-CO-14', 'BR-CO-17'],
      },
      {
        title: 'no account to pay to',
        wish: DOMESTIC,
        from: /<ram:IBANID>.*<\/ram:IBANID>/,
        to: '',
        rules: ['BR-61'],
      },
    ])
    .run(async ({ assert }, { wish, from, to, rules }) => {
      const xml = await invoiceXml(contentOf(wish))
      assert.match(xml, from)
      assert.deepEqual(brokenRules(factsOf(xml.replace(from, to))), rules)
    })
})
