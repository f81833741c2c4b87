import { createReadStream } from 'node:fs'
import { beginsAsPdf, endsAsPdf, type FileEnds } from '#shared/domain/file_ends'
import { inspectJson } from '#catalogue/domain/offered_files/content/inspect_json'
import { inspectPackets } from '#catalogue/domain/offered_files/content/inspect_packets'
import { inspectTape } from '#catalogue/domain/offered_files/content/inspect_tape'
import { inspectText } from '#catalogue/domain/offered_files/content/inspect_text'
import type { Chunks, Problem } from '#catalogue/domain/offered_files/content/problem'
import { judgeParquet, judgeZip } from '#catalogue/domain/offered_files/content/whole_by_ends'
import type { Ending } from '#catalogue/domain/offered_files/shelf'
import { inspectPacked } from '#catalogue/gateways/offered_files/inspect_packed'

type Judged = { ends: (ends: FileEnds) => Problem | null }
type Inspected = { inside: (chunks: Chunks) => Promise<Problem | null> }

const judgePdf = (ends: FileEnds): Problem | null => {
  if (!beginsAsPdf(ends)) return 'other_content'
  return endsAsPdf(ends) ? null : 'broken'
}

const [TEXT, ZIP] = [{ inside: inspectText }, { ends: judgeZip }]

const KINDS: Record<Ending, Judged | (Inspected & { isPacked?: true })> = {
  'pdf': { ends: judgePdf },
  'parquet': { ends: judgeParquet },
  'zip': ZIP,
  'whl': ZIP,
  'jar': ZIP,
  'txt': TEXT,
  'csv': TEXT,
  'sh': TEXT,
  'py': TEXT,
  'json': { inside: inspectJson },
  'pcap': { inside: inspectPackets },
  'csv.gz': { inside: inspectText, isPacked: true },
  'pcap.gz': { inside: inspectPackets, isPacked: true },
  'tar.gz': { inside: inspectTape, isPacked: true },
}

/** Whether a file is what its name says, and whole. */
export async function examineFile(
  path: string,
  ending: Ending,
  ends: FileEnds
): Promise<Problem | null> {
  const kind = KINDS[ending]
  if ('ends' in kind) return kind.ends(ends)
  if (!kind.isPacked) return kind.inside(createReadStream(path))
  if (ends.head.subarray(0, 2).toString('hex') !== '1f8b') return 'other_content'
  return inspectPacked(path, kind.inside)
}
