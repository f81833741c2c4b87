import { open } from 'node:fs/promises'
import type { FileEnds } from '#shared/domain/file_ends'

/** Both ends of a file that was sent, as long as they are asked for. */
export async function endsOfUpload(
  path: string,
  bytes: number,
  lengths: { head: number; tail: number }
): Promise<FileEnds> {
  const file = await open(path)
  try {
    const head = await part(0, lengths.head)
    return { bytes, head, tail: await part(Math.max(0, bytes - lengths.tail), lengths.tail) }
  } finally {
    await file.close()
  }

  async function part(position: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position })
    return buffer.subarray(0, bytesRead)
  }
}
