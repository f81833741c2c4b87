import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { countryName } from '#shared/countries/country_name'
import { translate } from '#shared/i18n'
import type { ReportContent } from '#reports/domain/report_content'
import { sheetColumns, sheetRows } from '#reports/domain/sheet'

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
  '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>' +
  '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const ROOT =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  `<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const PARTS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
  `<Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`
/** Style 1 is the head; numbers keep their own. */
const STYLES =
  `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="1"><fill><patternFill patternType="none"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="2"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>'

/** The same lines as a workbook of one sheet, with numbers as numbers; the same bytes each time. */
export async function reportWorkbook(content: ReportContent): Promise<Buffer> {
  const { locale } = content
  const zip = new ZipFile()
  const say = (key: string) => translate(locale, `reports.sheet.${key}`)
  const add = (name: string, xml: string) =>
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`), name, {
      mtime: content.requestedAt,
      forceDosTimestamp: true,
    })
  add('[Content_Types].xml', TYPES)
  add('_rels/.rels', ROOT)
  add('xl/workbook.xml', workbook(say('holdings')))
  add('xl/_rels/workbook.xml.rels', PARTS)
  add('xl/styles.xml', STYLES)
  const rows = sheetRows(content, (code) => countryName(code, locale))
  add('xl/worksheets/sheet1.xml', sheet(sheetColumns(say), rows))
  zip.end()
  return buffer(zip.outputStream)
}

const workbook = (title: string) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
  `<sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`

type Cell = string | number | null

function sheet(heads: string[], rows: Cell[][]): string {
  const lines = [heads, ...rows].map((cells, at) => line(cells, at + 1)).join('')
  return (
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetData>${lines}</sheetData></worksheet>`
  )
}

const line = (cells: Cell[], row: number) =>
  `<row r="${row}">${cells.map((cell, at) => cellOf(cell, `${columnName(at)}${row}`, row)).join('')}</row>`

function cellOf(cell: Cell, place: string, row: number): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const style = row === 1 ? ' s="1"' : ''
  return `<c r="${place}"${style} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
}

const columnName = (at: number) => String.fromCodePoint(65 + at)

/** XML has no words for these, and a spreadsheet calls a file with one of them broken. */
const NOT_OF_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string) =>
  text
    .replaceAll(NOT_OF_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
