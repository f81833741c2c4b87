import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { clock } from '#shared/clock'

const packed = promisify(gzip)

/**
 * A file of rows, one in a line as JSON, packed. Each piece is a packed file of its own, one behind the other
 * (RFC 1952, 2.2): what was added is on the disk, whole, when `add` answers. It holds people's data.
 */
export async function openArchive(folder: string, name: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const moment = clock.now().toFormat("yyyy-MM-dd'T'HH-mm-ss")
  const path = join(folder, `${name.replaceAll(' ', '-')}-${moment}.jsonl.gz`)
  const file = await open(path, 'a', 0o600)
  return {
    path,
    async add(rows: readonly object[]): Promise<void> {
      const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
      await file.appendFile(await packed(lines))
      await file.sync()
    },
    close: () => file.close(),
  }
}
