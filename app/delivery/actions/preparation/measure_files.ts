import { rows } from '#shared/database'
import { mapConcurrently } from '#delivery/domain/map_concurrently'
import { NO_FACTS } from '#delivery/gateways/measure/file_facts'
import { measureFile } from '#delivery/gateways/measure/measure_file'
import type { ListedFile } from '#delivery/queries/list_manifest_files'
import { FileMissing } from '#shared/storage'

const AT_ONCE = 4

/** Never reads the same content twice. @throws when the store does not answer. */
export async function measureFiles(files: readonly ListedFile[]): Promise<void> {
  const { problem } = await mapConcurrently(onePerContent(files), AT_ONCE, async (file) => {
    const facts = await measureFile(file).catch(factsAfter)
    await rows(
      null,
      `insert into delivery_file_facts (sha256, row_count, first_at, last_at)
       values (?, ?, ?, ?) on conflict (sha256) do nothing`,
      [file.sha256, facts.rows, facts.first, facts.last]
    )
  })
  if (problem) throw problem
}

const onePerContent = (files: readonly ListedFile[]) => [
  ...new Map(files.map((file) => [file.sha256, file])).values(),
]

/** Content that is not what its name says is delivered as it is, without figures. */
function factsAfter(error: NodeJS.ErrnoException) {
  if (error instanceof FileMissing || !isAboutContent(error)) throw error
  return NO_FACTS
}

const isAboutContent = ({ code, message }: NodeJS.ErrnoException) =>
  (code?.startsWith('Z_') ?? false) || /parquet/i.test(message)
