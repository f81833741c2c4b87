import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { lake, made } from '#shared/storage'

export type StoredObject = { place: 'lake' | 'files'; key: string; bytes: number }

/** One line of JSON for each object of the shop's storage, counted as they pass. */
export function listObjects(count: () => void): Readable {
  async function* lines() {
    for (const [place, storage] of [
      ['lake', lake()],
      ['files', made()],
    ] as const) {
      for await (const { key, bytes } of storage.list('')) {
        count()
        yield `${JSON.stringify({ place, key, bytes } satisfies StoredObject)}\n`
      }
    }
  }
  return Readable.from(lines(), { objectMode: false })
}

const AT_ONCE = 16
const MOST_NAMED = 5

/** Objects of a list that storage does not have as they were: how many, and the first of them. */
export async function missingObjects(list: Readable) {
  const missing = { count: 0, first: [] as string[] }
  let group: StoredObject[] = []
  const look = async () => {
    const sizes = await Promise.all(group.map(({ place, key }) => storageOf(place).size(key)))
    for (const [at, { place, key, bytes }] of group.entries()) {
      if (sizes[at] === bytes) continue
      missing.count++
      if (missing.first.length < MOST_NAMED) missing.first.push(`${place}/${key}`)
    }
    group = []
  }
  for await (const line of createInterface({ input: list })) {
    if (group.push(JSON.parse(line) as StoredObject) === AT_ONCE) await look()
  }
  await look()
  return missing
}

const storageOf = (place: StoredObject['place']) => (place === 'lake' ? lake() : made())
