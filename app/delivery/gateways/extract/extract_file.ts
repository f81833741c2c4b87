import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Watch } from '#shared/duckdb'
import { FileMissing, made, type Written } from '#shared/storage'
import { DeliveryProblem, isStorageFull } from '#delivery/domain/delivery_problem'
import { cutFile, cutting } from '#delivery/gateways/extract/cut_file'
import { localSource } from '#delivery/gateways/extract/local_source'
import { tableFormat, type Part } from '#delivery/gateways/extract/statement'

export type Extraction = {
  key: string
  target: string
  name: string
  parts: Part[]
}

export type Extracted = Written & { rows: number }

/** Written aside, hashed, then renamed: nobody finds half a file. @throws DeliveryProblem */
export async function extractFile(
  wanted: Extraction,
  watch: Watch & { signal: AbortSignal }
): Promise<Extracted> {
  const { key, target, name, parts } = wanted
  const table = tableFormat(name)
  if (!table) throw new DeliveryProblem('delivery.errors.lake_file_unreadable', { name }, true)

  try {
    return await cutting.withFolder(async (folder) => {
      const [copy, result] = [join(folder, `source-${name}`), join(folder, name)]
      const source = await localSource(key, copy)
      const rows = await cutFile({ source, target: result, parts, ...table }, watch)
      await rm(copy, { force: true })
      return { rows, ...(await made().putStream(target, createReadStream(result))) }
    })
  } catch (error) {
    watch.signal.throwIfAborted()
    throw problemOf(error, name)
  }
}

/** DuckDB names its errors in words only. */
function problemOf(error: unknown, name: string): DeliveryProblem {
  const words = error instanceof Error ? error.message : ''
  if (isStorageFull(error)) return new DeliveryProblem('delivery.errors.storage_full')
  if (error instanceof FileMissing) {
    return new DeliveryProblem('delivery.errors.storage_unavailable', { name })
  }
  if (/^Binder Error/.test(words)) {
    return new DeliveryProblem('delivery.errors.parts_unknown', { name }, true)
  }
  if (/^(Invalid Input|Conversion|Serialization|InvalidInput) Error/.test(words)) {
    return new DeliveryProblem('delivery.errors.lake_file_unreadable', { name })
  }
  return new DeliveryProblem('delivery.errors.storage_unavailable', { name })
}
