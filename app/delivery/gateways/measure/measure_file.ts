import { createGunzip } from 'node:zlib'
import { pipeline, type Readable } from 'node:stream'
import { lake, made } from '#shared/storage'
import { type FileFacts, NO_FACTS } from '#delivery/gateways/measure/file_facts'
import { measureCapture } from '#delivery/gateways/measure/capture'
import { measureParquet } from '#delivery/gateways/measure/parquet'
import { measureText } from '#delivery/gateways/measure/text'

export type Measurable = { disk: 'lake' | 'files'; key: string; name: string }

export async function measureFile({ disk, key, name }: Measurable): Promise<FileFacts> {
  const [, format, packing] = /\.(csv|parquet|pcap)(\.gz)?$/i.exec(name) ?? []
  if (!format) return NO_FACTS
  const stored = await (disk === 'lake' ? lake() : made()).read(key)
  const content = packing ? unpacked(stored) : (stored as AsyncIterable<Buffer>)
  if (format.toLowerCase() === 'parquet') return measureParquet(content)
  return format.toLowerCase() === 'pcap' ? measureCapture(content) : measureText(content)
}

/** An error of the store ends the unpacking with the same error. */
function unpacked(source: Readable): AsyncIterable<Buffer> {
  return pipeline(source, createGunzip({ chunkSize: 256 * 1024 }), () => {})
}
