type Field = { name: string; type: string }

export const SAMPLE_ROWS = 3

/** Before the name that the real file has, whose form is not followed: a test file is always CSV. */
const PREFIX = 'TEST_'

export const sampleNameOf = (name: string): string =>
  `${PREFIX}${name.replace(/(\.(csv|json|parquet|pcap|gz|zst|zip|txt|xml))+$/i, '')}.csv`

/**
 * Made values below the columns of a product, as CSV: texts say TEST, numbers are 1, 2, 3, moments are the
 * morning of the day. A product whose columns are not known has two.
 */
export function sampleContent(day: string, fields: readonly Field[]): string {
  const columns = fields.length > 0 ? fields : NO_FIELDS
  const lines = Array.from({ length: SAMPLE_ROWS }, (_, at) =>
    columns.map(({ type }) => valueOf(type, day, at + 1)).join(',')
  )
  return [columns.map(({ name }) => cellOf(name)).join(','), ...lines, ''].join('\n')
}

const NO_FIELDS: readonly Field[] = [
  { name: 'day', type: 'date' },
  { name: 'content', type: 'text' },
]

function valueOf(type: string, day: string, row: number): string {
  if (/date|day/i.test(type) && !/time/i.test(type)) return day
  if (/time/i.test(type)) return `${day}T09:00:0${row}Z`
  if (/bool/i.test(type)) return 'true'
  return /int|double|float|decimal|num|long|real/i.test(type) ? String(row) : 'TEST'
}

const cellOf = (text: string): string =>
  /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
