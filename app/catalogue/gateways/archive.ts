import type { Readable } from 'node:stream'

export type ArchivedFile = { productCode: string; day: string; part: number; key: string }

/** Where days lie that left the lake: a tape library, cold object storage. */
export type Archive = {
  open(file: ArchivedFile): Promise<Readable>
}

let connected: Archive = {
  open: ({ key }) =>
    Promise.reject(new Error(`No archive is connected that could bring back ${key}`)),
}

export const archive = (): Archive => connected

export function connectArchive(system: Archive): void {
  connected = system
}
