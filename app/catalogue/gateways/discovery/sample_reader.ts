import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Engine, EngineProblem, sqlText } from '#shared/duckdb'
import { FileMissing } from '#shared/storage'
import { decodeCapture } from '#catalogue/domain/capture'
import type { FileKind } from '#catalogue/domain/discovery/file_kind'
import type { Sample } from '#catalogue/domain/discovery/sample'
import { PREVIEW_BYTES } from '#catalogue/domain/preview'
import { bytesOf, linesOf } from '#catalogue/gateways/preview/file_head'
import type { Place } from '#catalogue/gateways/discovery/place'
import { readColumns } from '#catalogue/gateways/discovery/read_columns'

const MOST_LINES = 2_000
const NO_COLUMNS: Sample = { columns: [], rows: null, isCounted: false, keys: [] }

export type SampledFile = { path: string; bytes: number; kind: FileKind }

/** Looks into files of one place; reads a megabyte of text at most, and of Parquet what it needs. */
export class SampleReader {
  #engine: Engine

  constructor(private place: Place) {
    const limits = { threads: 1, memory: '256MB', atOnce: 2, mostMs: 10_000 }
    this.#engine = new Engine({ ...limits, folders: () => place.folders })
  }

  /** Null for what is not the file that its name says. */
  async read(file: SampledFile): Promise<Sample | null> {
    try {
      if (file.kind.format === 'pcap') return await this.#packets(file)
      return file.kind.format === 'parquet' ? await this.#parquet(file) : await this.#text(file)
    } catch (error) {
      if (error instanceof EngineProblem || isBadFile(error)) return null
      throw error
    }
  }

  end(): Promise<void> {
    return this.#engine.end()
  }

  async #packets({ path, kind }: SampledFile): Promise<Sample | null> {
    const decoded = decodeCapture(await bytesOf(await this.place.beginning(path), isGzip(kind)))
    return decoded && NO_COLUMNS
  }

  #parquet(file: SampledFile): Promise<Sample> {
    return this.#engine.withFolder(async (folder) => {
      const { path, hasRows } = await this.place.parquet(file, folder)
      const read = await readColumns(this.#engine, `read_parquet(${sqlText(path)})`, { hasRows })
      return { ...read, isCounted: true }
    })
  }

  #text({ path, bytes, kind }: SampledFile): Promise<Sample | null> {
    return this.#engine.withFolder(async (folder) => {
      const lines = await linesOf(await this.place.beginning(path), isGzip(kind), MOST_LINES)
      if (lines.includes(0)) return null
      const beginning = join(folder, 'beginning')
      await writeFile(beginning, lines, { mode: 0o600 })
      const source = `read_csv(${sqlText(beginning)}, sample_size = -1)`
      const read = await readColumns(this.#engine, source)
      if (read.rows === 0 || isProse(read.columns)) return null
      const columns = hasHead(read.columns) ? read.columns : []
      const share = (isGzip(kind) ? gzipSync(lines).length : lines.length) / bytes
      const isCounted = isWhole(lines) && share > 0.5
      const rows = isCounted ? read.rows : Math.round(read.rows / Math.min(1, share))
      return { columns, rows, isCounted, keys: columns.length > 0 ? read.keys : [] }
    })
  }
}

const isGzip = ({ compression }: FileKind) => compression === 'gzip'

const NEW_LINE = 10

/** Fewer lines and bytes than were asked for: there are no more. */
const isWhole = (lines: Buffer) =>
  lines.length < PREVIEW_BYTES && lines.filter((byte) => byte === NEW_LINE).length < MOST_LINES

/** One column whose name is a sentence. */
const isProse = (columns: { name: string }[]) =>
  columns.length < 2 && !/^[\w %()-]{1,60}$/.test(columns[0]?.name ?? '')

/** Where no line names the columns DuckDB numbers them. */
const hasHead = (columns: { name: string }[]) =>
  !columns.every(({ name }) => /^column\d+$/.test(name))

/** What zlib and storage say of files that are broken, gone or may not be read. */
const isBadFile = (error: unknown) => {
  if (error instanceof FileMissing) return true
  const code = String((error as NodeJS.ErrnoException)?.code ?? '')
  return code.startsWith('Z_') || ['EACCES', 'EPERM', 'EIO', 'ENOENT'].includes(code)
}
