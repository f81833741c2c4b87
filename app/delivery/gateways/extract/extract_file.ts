import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { FileMissing, made, type Written } from '#shared/storage'
import { DeliveryProblem, isStorageFull } from '#delivery/domain/delivery_problem'
import { cutFile, type Watch } from '#delivery/gateways/extract/engine'
import { tableFormat, type Part } from '#delivery/gateways/extract/statement'
import { localSource, remove } from '#delivery/gateways/extract/workplace'

export type Extraction = {
  /** Key of the whole file in the lake, and of the new one among the made files. */
  key: string
  target: string
  /** The new file's name; names the file in problems too. */
  name: string
  parts: Part[]
  workplace: string
}

export type Extracted = Written & { rows: number }

/**
 * Cuts a file of the lake to the wanted parts and stores the result: it is written aside, hashed
 * while it goes to a temporary key, and then renamed, so that nobody ever finds half a file.
 * @throws DeliveryProblem in the words that staff and customers read.
 */
export async function extractFile(wanted: Extraction, watch: Watch): Promise<Extracted> {
  const { key, target, name, parts, workplace } = wanted
  const table = tableFormat(name)
  if (!table) throw new DeliveryProblem('delivery.errors.lake_file_unreadable', { name }, true)

  const [copy, result] = [join(workplace, `source-${name}`), join(workplace, name)]
  try {
    const source = await localSource(key, copy)
    const rows = await cutFile({ source, target: result, parts, ...table }, watch)
    await remove(copy)
    return { rows, ...(await made().putStream(target, createReadStream(result))) }
  } catch (error) {
    watch.signal.throwIfAborted()
    throw problemOf(error, name)
  } finally {
    await Promise.all([remove(copy), remove(result)])
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
