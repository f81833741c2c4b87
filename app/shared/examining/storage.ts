import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { dataDirectory } from '#config/storage'
import { doubtful, ill, well, type Examination, type Finding } from '#shared/examining'
import { lake, made } from '#shared/storage'

const GIGABYTE = 1_000_000_000
const LITTLE = 5 * GIGABYTE
const TOO_LITTLE = GIGABYTE / 2

/** Writes, reads a part of, and removes a file of its own: what the shop does with those it makes. */
export const files: Examination = {
  name: 'files',
  todo: 'Check DRIVE_DISK, DATA_DIRECTORY or the S3 settings, and that the shop may write and delete there.',
  async look() {
    const key = `examined/${randomUUID()}`
    await made().putStream(key, parts())
    try {
      const part = await buffer(await made().read(key, { start: 5, end: 9 }))
      if (part.toString() !== 'part') {
        throw new Error('a part of a file came back as something else')
      }
    } finally {
      await made().remove(key)
    }
    if (await made().exists(key)) {
      return ill('a removed file is still there', 'Allow the shop to delete.')
    }
    return well('written, read in part, removed')
  },
}

async function* parts() {
  yield Buffer.from('some part of a file')
}

export const dataLake: Examination = {
  name: 'lake',
  todo: 'Check that the shop may list and read what lies below `lake/`.',
  async look() {
    for await (const { key } of lake().list('')) {
      await lake().size(key)
      return well('its files can be listed and read')
    }
    return doubtful('there are no files', 'Bring days in with `lake:import`.')
  },
}

/** Space where files, and the embedded database, lie. */
export const disk: Examination = {
  name: 'disk',
  todo: 'Check that DATA_DIRECTORY exists and can be read.',
  look: async () => judgeSpace(await statfs(dataDirectory)),
}

function judgeSpace({ bavail, bsize }: { bavail: number; bsize: number }): Finding {
  const free = bavail * bsize
  const words = `${(free / GIGABYTE).toFixed(1)} GB are free at DATA_DIRECTORY`
  const todo = 'Make room, or move DATA_DIRECTORY to a larger disk.'
  if (free < TOO_LITTLE) return ill(words, todo)
  return free < LITTLE ? doubtful(words, todo) : well(words)
}
