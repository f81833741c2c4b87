import { createReadStream } from 'node:fs'
import type { HttpContext } from '@adonisjs/core/http'
import { ok, type Result } from '#shared/domain/result'
import { endsOfUpload } from '#shared/http/ends_of_upload'
import { END_BYTES, judgePaper, nameOfPaper } from '#contracts/domain/papers/paper'
import type { SentPaper } from '#contracts/actions/papers/attach_paper'
import { paperValidator } from '#contracts/validators/papers/paper'

type Wish = { paper: SentPaper; replaces: string | null | undefined }

const ENDS = { head: END_BYTES, tail: END_BYTES }

/** What was sent, judged by both of its ends; refused at `file`. */
export async function sentPaper({ request }: HttpContext): Promise<Result<Wish>> {
  const { file, replaces } = await request.validateUsing(paperValidator)
  const judged = judgePaper(await endsOfUpload(file.tmpPath!, file.size, ENDS))
  if (!judged.ok) return judged
  const paper = { name: nameOfPaper(file.clientName), read: () => createReadStream(file.tmpPath!) }
  return ok({ paper, replaces })
}
