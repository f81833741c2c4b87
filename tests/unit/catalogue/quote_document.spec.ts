import { test } from '@japa/runner'
import { renderPdf, type PdfDocument } from '#shared/pdf'
import { makeQuote } from '#catalogue/domain/quote/make_quote'
import type { SavedQuote } from '#catalogue/domain/saved_quote'
import { quoteDocument } from '#catalogue/pdf/quote_document'
import { line, modules, RULES } from '#tests/fixtures/catalogue/quote_lines'

const GERMANY = { code: 'DE', vatPercent: 19, eu: true }

function savedQuote(lines = 2): SavedQuote {
  const quote = makeQuote({
    lines: Array.from({ length: lines }, (_, index) =>
      line({
        lineId: String(index),
        from: '2025-04-01',
        to: '2025-05-30',
        degraded: ['2025-04-09'],
        product: index % 2 ? modules() : { name: 'Tick Trades, Cash Market' },
      })
    ),
    customer: { country: GERMANY, vatId: 'DE300007004' },
    rules: RULES,
  })
  return {
    ...{ number: 42, label: 'Q-2026-000042', createdOn: '2026-03-02', validUntil: '2026-04-01' },
    ...{ state: 'valid', orderNumber: null, rules: RULES, quote },
    recipient: ['Elbquant Research GmbH', 'Anna Brandt', 'Deichstraße 9', '20459 Hamburg'],
    recipientCountry: 'CH',
    customer: { deliveryCountry: 'DE', vatId: 'DE300007004' },
  }
}

const textsOf = (document: PdfDocument) => JSON.stringify(document)

/** Number of pages, and whether every font is embedded. */
function look(pdf: Buffer) {
  const source = pdf.toString('latin1')
  return {
    pages: source.match(/\/Type \/Page\b(?!s)/g)?.length,
    fonts: source.match(/\/FontFile[23]? /g)?.length,
    isWhole: source.startsWith('%PDF-') && source.trimEnd().endsWith('%%EOF'),
  }
}

test.group('Quote | as a letter', () => {
  test('tells every figure with its reason', ({ assert }) => {
    const english = textsOf(quoteDocument(savedQuote(), 'en'))
    for (const words of [
      'Quote Q-2026-000042',
      'Tick Trades, Cash Market',
      '2025/04/01 to 2025/05/30',
      '60 calendar days. Not charged: 16 weekend days, 3 exchange holidays',
      'Good Friday 2025/04/18',
      '1 degraded day (left out)',
      'Charged: 40.',
      'Delivery within Germany.',
    ]) {
      assert.include(english, words)
    }
  })

  test('speaks German with German figures', ({ assert }) => {
    const german = textsOf(quoteDocument(savedQuote(), 'de'))
    assert.include(german, 'Angebot Q-2026-000042')
    assert.include(german, 'Karfreitag 2025/04/18')
    assert.match(german, /400,00/)
    assert.notInclude(german, 'quotes.')
  })

  test('names the country of the recipient and the price group in its own words', ({ assert }) => {
    const german = quoteDocument(savedQuote(), 'de')
    assert.equal(german.recipient.at(-1), 'Schweiz')
    assert.equal(quoteDocument(savedQuote(), 'en').recipient.at(-1), 'Switzerland')
    assert.include(textsOf(german), 'Meridian FX')
    assert.notInclude(textsOf(german), 'MRDF')
  })

  test('is a PDF with embedded type, on as many pages as it needs', async ({ assert }) => {
    const short = look(await renderPdf(quoteDocument(savedQuote(), 'en')))
    assert.deepEqual(short, { pages: 1, fonts: 2, isWhole: true })
    const long = look(await renderPdf(quoteDocument(savedQuote(60), 'de')))
    assert.isAbove(long.pages!, 3)
    assert.isTrue(long.isWhole)
  })

  test('markup in names is text like any other', async ({ assert }) => {
    const saved = savedQuote()
    saved.recipient = ['<script>alert(1)</script>', '\u0000\u202e(\\)', '株式会社 📈']
    assert.isTrue(look(await renderPdf(quoteDocument(saved, 'en'))).isWhole)
  })
})
