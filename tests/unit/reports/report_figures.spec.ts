import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { XMLValidator } from 'fast-xml-parser'
import type { Locale } from '#shared/i18n'
import type { PdfDocument } from '#shared/pdf'
import { holdingsOf, type HoldingRow } from '#reports/domain/holdings'
import type { ReportContent } from '#reports/domain/report_content'
import { reportCsv } from '#reports/gateways/report_csv'
import { reportWorkbook } from '#reports/gateways/report_workbook'
import { reportDocument } from '#reports/pdf/report_document'
import { cellsOf, sheetOf } from '#tests/fixtures/reports/sheet_of'

const ELB = 'DE00ELB00008'
const LOCALES: Locale[] = ['en', 'de']
const CODES = [
  ...['DE', 'LU', 'FR', 'NO', 'SE', 'DK', 'FI', 'IE', 'GB', 'ES', 'PT', 'IT', 'AT', 'CH'],
  ...['BE', 'NL', 'PL', 'CZ', 'US', 'CA', 'JP', 'AU', 'BR', 'MX', 'IN', 'SG', 'ZA', 'KR'],
]

const linesOf = (shares: number[], issued = 123_456_789): HoldingRow[] =>
  shares.map((some, at) => ({
    ...{ isin: ELB, commonCode: '002481736', name: 'ELB AG', issued, closeCents: 1234 },
    ...{ total: shares.reduce((sum, one) => sum + one, 0), country: CODES[at]!, shares: some },
    institutions: 1_001 + at,
  }))

/** Uneven parts, the largest some millions, of so many countries. */
const uneven = (many: number, turn: number) =>
  Array.from({ length: many }, (_, at) => 7_654_321 - at * 211_003 + ((at * turn) % 7) * 99_991)

function contentOf(now: HoldingRow[], before: HoldingRow[], locale: Locale): ReportContent {
  return {
    ...{ id: 4711, day: '2026-09-18', comparedWith: before.length ? '2026-08-31' : null, locale },
    ...{ licensee: 'Elbquant Research GmbH', requestedAt: new Date('2026-09-21T08:00:00Z') },
    ...{ securities: holdingsOf([ELB], now, before), missing: ['US00KAD00024'] },
  }
}

/** A figure as a language writes it; the minus is a real one. */
const readIn = (locale: Locale, written: string) => {
  const plain = locale === 'de' ? written.replaceAll('.', '') : written.replaceAll(',', '')
  return Number(plain.replace(',', '.').replace('−', '-'))
}

type Row = (string | { bar: number })[]

/** The table of countries: its lines, and its foot. */
function tableIn({ blocks }: PdfDocument) {
  const table = blocks.findLast(({ kind }) => kind === 'table')
  return table as unknown as { rows: Row[]; foot: string[] }
}

async function csvOf(content: ReportContent): Promise<string[][]> {
  const lines = (await text(reportCsv(content))).replace('\uFEFF', '').trimEnd().split('\r\n')
  return lines.map((line) => line.split(';'))
}

/** Rank, country, percent, shares, change and institutions of a line of the CSV. */
const figuresOf = (line: string[]) => [4, 6, 8, 7, 9, 10].map((at) => line[at]!)

const sum = (lines: string[][], at: number) =>
  Math.round(lines.reduce((whole, line) => whole + Number(line[at]), 0) * 10) / 10

test.group('Figures of a report', () => {
  test('the workbook says what the CSV says, cell by cell: {$self}')
    .with(LOCALES)
    .run(async ({ assert }, locale) => {
      const content = contentOf(linesOf(uneven(26, 3)), linesOf(uneven(25, 5)), locale)
      const csv = await csvOf(content)
      const sheet = cellsOf(await sheetOf(await reportWorkbook(content)), csv[0]!.length)
      assert.lengthOf(csv, 1 + 26 + 1)
      assert.deepEqual(sheet, csv)
    })

  test('a name with control characters breaks no file: {what}')
    .with([
      { what: 'a bell', name: 'ELB\u0000\u0007 AG\u001B' },
      { what: 'a new line', name: '\u0001ELB\r\nAG' },
      { what: 'half a letter', name: 'ELB\uD800\uFFFF AG' },
      { what: 'other new lines', name: 'ELB\u0085AG\u2028' },
    ])
    .run(async ({ assert }, { name }) => {
      const lines = linesOf([60, 40]).map((line) => ({ ...line, name }))
      const content = contentOf(lines, [], 'en')
      const csv = await csvOf(content)
      const sheet = await sheetOf(await reportWorkbook(content))
      assert.isTrue(XMLValidator.validate(sheet) === true)
      assert.notMatch(sheet, /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u)
      assert.deepEqual(cellsOf(sheet, csv[0]!.length), csv)
      assert.match(csv[1]![2]!, /^ELB +AG$/)
      const pdf = JSON.stringify(reportDocument(content, 'en'))
      assert.notInclude(pdf, JSON.stringify(name).slice(1, -1))
    })

  test('the PDF says them too, the small ones in one line: {$self}')
    .with(LOCALES)
    .run(async ({ assert }, locale) => {
      const content = contentOf(linesOf(uneven(26, 3)), linesOf(uneven(25, 5)), locale)
      const countries = (await csvOf(content)).slice(1, -1)
      const { rows, foot } = tableIn(reportDocument(content, locale))
      assert.lengthOf(rows, 23)
      const shown = rows.map(([rank, country, , ...figures]) => [
        ...[rank, country],
        ...figures.map((one) => readIn(locale, String(one))),
      ])
      const written = countries.map((line) => {
        const [rank, country, ...figures] = figuresOf(line)
        return [rank, country, ...figures.map(Number)]
      })
      assert.deepEqual(shown.slice(0, 22), written.slice(0, 22))
      const others = countries.slice(22)
      assert.deepEqual(
        shown[22]!.slice(2),
        [8, 7, 9, 10].map((at) => sum(others, at))
      )
      const [percent, shares, change, institutions] = foot.slice(3)
      assert.deepEqual([readIn(locale, percent!), change], [100, ''])
      assert.equal(readIn(locale, shares!), Number(countries[0]![11]))
      assert.equal(readIn(locale, institutions!), sum(countries, 10))
    })

  test('a line that would stand for one country alone names it', ({ assert }) => {
    const rowsOf = (many: number) =>
      tableIn(reportDocument(contentOf(linesOf(uneven(many, 3)), [], 'en'), 'en')).rows
    const ranks = [23, 24].map((many) => rowsOf(many).map(([rank]) => rank))
    assert.deepEqual(
      ranks.map((all) => [all.length, all.at(-1)]),
      [
        [23, '23'],
        [23, ''],
      ]
    )
  })

  test('what moved most is told with its points: {locale}')
    .with([
      {
        locale: 'en',
        says: /Largest rise: Germany \(\+10\.0 points\).*Luxembourg \(−10\.0 points\)/,
      },
      { locale: 'de', says: /zugelegt: Deutschland \(\+10,0 Punkte\).*Luxemburg \(−10,0 Punkte\)/ },
    ] as const)
    .run(({ assert }, { locale, says }) => {
      const content = contentOf(linesOf([60, 40]), linesOf([50, 50]), locale)
      assert.match(JSON.stringify(reportDocument(content, locale)), says)
    })

  test('nobody holds it, and none was issued: every figure is one')
    .with(LOCALES)
    .run(async ({ assert }, locale) => {
      const content = contentOf(linesOf([0, 0], 0), linesOf([0, 0], 0), locale)
      const document = reportDocument(content, locale)
      const { rows, foot } = tableIn(document)
      for (const [, , { bar }, percent] of rows as [string, string, { bar: number }, string][]) {
        assert.deepEqual([bar, readIn(locale, percent)], [0, 0])
      }
      assert.equal(readIn(locale, foot[3]!), 0)
      const sheet = await sheetOf(await reportWorkbook(content))
      for (const written of [JSON.stringify(document), await text(reportCsv(content)), sheet]) {
        assert.notMatch(written, /NaN|Infinity|∞/)
      }
    })
})
