import type { FileFacts } from '#delivery/gateways/measure/file_facts'

const NEW_LINE = 10
const MOMENT = /^"?(\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d[^"]*)?)"?$/

export async function measureText(content: AsyncIterable<Buffer>): Promise<FileFacts> {
  const lines = new LineCounter()
  for await (const chunk of content) lines.take(chunk)
  const { count, head, first, last } = lines.end()
  const column = momentColumn(head, first)
  return {
    rows: Math.max(0, count - 1),
    first: momentOf(first, column),
    last: momentOf(last, column),
  }
}

type Column = { at: number; separator: string } | null

/** The first column that holds a moment, else a day. */
function momentColumn(head: string, row: string): Column {
  const separator = head.includes(';') && !head.includes(',') ? ';' : ','
  const cells = row.split(separator)
  const precise = cells.findIndex((cell) => MOMENT.test(cell) && cell.includes(':'))
  const at = precise >= 0 ? precise : cells.findIndex((cell) => MOMENT.test(cell))
  return at < 0 ? null : { at, separator }
}

const momentOf = (row: string, column: Column): string | null =>
  (column && MOMENT.exec(row.split(column.separator)[column.at] ?? '')?.[1]) || null

/** Remembers the first two lines and the last one of a text that passes by. */
class LineCounter {
  #count = 0
  #open: Buffer[] = []
  #kept: string[] = []
  #last = ''

  take(chunk: Buffer): void {
    let from = 0
    let end = chunk.indexOf(NEW_LINE)
    while (end >= 0) {
      const next = chunk.indexOf(NEW_LINE, end + 1)
      const isLastOfChunk = next < 0
      if (this.#count < 2 || isLastOfChunk) this.#close(chunk.subarray(from, end))
      else this.#count++
      this.#open = []
      from = end + 1
      end = next
    }
    if (from < chunk.length) this.#open.push(Buffer.from(chunk.subarray(from)))
  }

  end() {
    if (this.#open.some((piece) => piece.length > 0)) this.#close(Buffer.alloc(0))
    const [head = '', first = ''] = this.#kept
    return { count: this.#count, head, first, last: this.#count > 1 ? this.#last : '' }
  }

  #close(rest: Buffer): void {
    const line = Buffer.concat([...this.#open, rest])
      .toString()
      .replace(/\r$/, '')
    this.#count++
    if (this.#count <= 2) this.#kept.push(line)
    this.#last = line
  }
}
