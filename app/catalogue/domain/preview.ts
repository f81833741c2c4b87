/** How a value is read and aligned. */
export type ColumnKind = 'number' | 'time' | 'flag' | 'text'

export type PreviewColumn = {
  name: string
  /** As the field dictionary says, or as found in the rows. */
  type: string
  kind: ColumnKind
  unit: string | null
}

export type PreviewTable = {
  columns: { name: string; type: string }[]
  rows: (string | null)[][]
}

export type Preview = {
  day: string
  part: number
  fileName: string
  bytes: number
  kind: 'rows' | 'packets'
  columns: PreviewColumn[]
  rows: (string | null)[][]
  /** Whether the file goes on after the last row shown. */
  more: boolean
}

export const PREVIEW_ROWS = 100
/** Never more than this is read of a file, however large it is. */
export const PREVIEW_BYTES = 1024 * 1024

export function columnKind(type: string): ColumnKind {
  if (/^(u?(tiny|small|big|huge)?int|integer|float|double|real|dec|numeric)/i.test(type)) {
    return 'number'
  }
  if (/^(timestamp|date|time)/i.test(type)) return 'time'
  return /^bool/i.test(type) ? 'flag' : 'text'
}
