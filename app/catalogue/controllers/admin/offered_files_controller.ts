import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { attachmentNamed } from '#shared/http/content_disposition'
import { answerRefusal } from '#shared/http/refusals'
import { made } from '#shared/storage'
import { addFile } from '#catalogue/actions/offered_files/add_file'
import { changeFile } from '#catalogue/actions/offered_files/change_file'
import { noSuchFile } from '#catalogue/actions/offered_files/changed_meanwhile'
import { removeFile } from '#catalogue/actions/offered_files/remove_file'
import { idIn } from '#catalogue/http/id_in'
import { answerFile } from '#catalogue/http/offered_files/answer_file'
import { sampleDay } from '#catalogue/http/offered_files/sample_day'
import { sentFile } from '#catalogue/http/offered_files/sent_file'
import { shelfIn } from '#catalogue/http/offered_files/shelf_in'
import { findOfferedFile } from '#catalogue/queries/offered_files/offered_file'
import {
  fileChangeValidator,
  newFileValidator,
  seenFileValidator,
} from '#catalogue/validators/offered_files'

/** Files of the download centre and samples of products, one by one. */
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
    const form = await ctx.request.validateUsing(newFileValidator)
    const shelf = await shelfIn(form.shelf, form.product)
    if (!shelf.ok) return answerRefusal(ctx, shelf.refusal)
    const day = sampleDay(form.shelf, form.day)
    if (!day.ok) return answerRefusal(ctx, day.refusal)
    const sent = await sentFile(form.file, form.shelf)
    if (!sent.ok) return answerRefusal(ctx, sent.refusal)
    const said = { language: form.language ?? null, day: day.value, actor: actorIn(ctx) }
    answerFile(ctx, 'added', await addFile({ shelf: shelf.value, sent: sent.value, ...said }))
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(fileChangeValidator)
    const file = await findOfferedFile(idIn(ctx))
    if (!file) return answerRefusal(ctx, noSuchFile().refusal)
    const day = sampleDay(file.shelf, form.day)
    if (!day.ok) return answerRefusal(ctx, day.refusal)
    const sent = form.file ? await sentFile(form.file, file.shelf) : null
    if (sent && !sent.ok) return answerRefusal(ctx, sent.refusal)
    const said = { language: form.language ?? null, day: day.value, actor: actorIn(ctx) }
    const change = { id: file.id, seen: form.version, sent: sent?.value ?? null, ...said }
    answerFile(ctx, 'saved', await changeFile(change))
  }

  async destroy(ctx: HttpContext) {
    const { version: seen } = await ctx.request.validateUsing(seenFileValidator)
    answerFile(ctx, 'removed', await removeFile({ id: idIn(ctx), seen, actor: actorIn(ctx) }))
  }
}
