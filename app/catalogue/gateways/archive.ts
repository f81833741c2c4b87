import type { Readable } from 'node:stream'
import env from '#start/env'
import { demoArchive } from '#catalogue/demo/demo_archive'

export type ArchivedFile = { productCode: string; day: string; part: number; key: string }

/** Where days lie that left the lake: a tape library, cold object storage. */
export type Archive = {
  /** The content of an archived file. */
  open(file: ArchivedFile): Promise<Readable>
}

const noArchive: Archive = {
  open: ({ key }) =>
    Promise.reject(new Error(`No archive is connected that could bring back ${key}`)),
}

let connected: Archive | null = null

/** The archive of this shop; the demo makes its archived files anew. */
export const archive = (): Archive => (connected ??= env.get('DEMO') ? demoArchive : noArchive)

/** Connects an archive system. */
export function useArchive(system: Archive): void {
  connected = system
}
