import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { ok, type Result } from '#shared/domain/result'
import { END_BYTES, judgePaper, nameOfPaper } from '#contracts/domain/papers/paper'
import type { SentPaper } from '#contracts/actions/papers/attach_paper'
import { paperValidator } from '#contracts/validators/papers/paper'

type Wish = { paper: SentPaper; replaces: string | null | undefined }

/** What was sent, judged by both of its ends; refused at `file`. */
export async function sentPaper({ request }: HttpContext): Promise<Result<Wish>> {
  const { file, replaces } = await request.validateUsing(paperValidator)
  const judged = judgePaper(await endsOf(file.tmpPath!, file.size))
  if (!judged.ok) return judged
  const paper = { name: nameOfPaper(file.clientName), read: () => createReadStream(file.tmpPath!) }
  return ok({ paper, replaces })
}

async function endsOf(path: string, bytes: number) {
  const file = await open(path)
  try {
    return { bytes, head: await part(0), tail: await part(Math.max(0, bytes - END_BYTES)) }
  } finally {
    await file.close()
  }

  async function part(position: number): Promise<Buffer> {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(END_BYTES), position })
    return buffer.subarray(0, bytesRead)
  }
}
