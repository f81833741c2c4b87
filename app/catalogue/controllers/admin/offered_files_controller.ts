import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#shared/http/content_disposition'
import { answerRefusal } from '#shared/http/refusals'
import { made } from '#shared/storage'
import { noSuchFile } from '#catalogue/actions/offered_files/changed_meanwhile'
import { idIn } from '#catalogue/http/id_in'
import { answerFile } from '#catalogue/http/offered_files/answer_file'
import { addSent, changeSent, removeSent } from '#catalogue/http/offered_files/save_sent'
import { findOfferedFile } from '#catalogue/queries/offered_files/offered_file'

export default class OfferedFilesController {
  /** Also those of products that customers do not see yet. */
  async show(ctx: HttpContext) {
    const file = await findOfferedFile(idIn(ctx))
    if (!file) return answerRefusal(ctx, noSuchFile().refusal)
    ctx.response.header('content-type', 'application/octet-stream')
    ctx.response.header('content-disposition', attachmentNamed(file.name))
    ctx.response.header('x-content-type-options', 'nosniff')
    ctx.response.header('cache-control', 'private, no-store')
    ctx.response.header('content-length', String(file.bytes))
    return ctx.response.stream(await made().read(file.key))
  }

  async store(ctx: HttpContext) {
    answerFile(ctx, 'added', await addSent(ctx))
  }

  async update(ctx: HttpContext) {
    answerFile(ctx, 'saved', await changeSent(ctx))
  }

  async destroy(ctx: HttpContext) {
    answerFile(ctx, 'removed', await removeSent(ctx))
  }
}
