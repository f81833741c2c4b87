import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { addFile } from '#catalogue/actions/offered_files/add_file'
import { changeFile } from '#catalogue/actions/offered_files/change_file'
import { noSuchFile } from '#catalogue/actions/offered_files/changed_meanwhile'
import { removeFile } from '#catalogue/actions/offered_files/remove_file'
import { idIn } from '#catalogue/http/id_in'
import { sampleDay } from '#catalogue/http/offered_files/sample_day'
import { sentFile } from '#catalogue/http/offered_files/sent_file'
import { shelfIn } from '#catalogue/http/offered_files/shelf_in'
import { findOfferedFile } from '#catalogue/queries/offered_files/offered_file'
import {
  fileChangeValidator,
  newFileValidator,
  seenFileValidator,
} from '#catalogue/validators/offered_files'

export async function addSent(ctx: HttpContext): Promise<Result<number>> {
  const form = await ctx.request.validateUsing(newFileValidator)
  const shelf = await shelfIn(form.shelf, form.product)
  if (!shelf.ok) return shelf
  const day = sampleDay(form.shelf, form.day)
  if (!day.ok) return day
  const sent = await sentFile(form.file, form.shelf)
  if (!sent.ok) return sent
  const said = { language: form.language ?? null, day: day.value, actor: actorIn(ctx) }
  return addFile({ shelf: shelf.value, sent: sent.value, ...said })
}

/** Says something else of the file that an address names, or puts another one in its place. */
export async function changeSent(ctx: HttpContext): Promise<Result<undefined>> {
  const form = await ctx.request.validateUsing(fileChangeValidator)
  const file = await findOfferedFile(idIn(ctx))
  if (!file) return noSuchFile()
  const day = sampleDay(file.shelf, form.day)
  if (!day.ok) return day
  const sent = form.file ? await sentFile(form.file, file.shelf) : null
  if (sent && !sent.ok) return sent
  const said = { language: form.language ?? null, day: day.value, actor: actorIn(ctx) }
  return changeFile({ id: file.id, seen: form.version, sent: sent?.value ?? null, ...said })
}

/** Takes the file that an address names off its shelf. */
export async function removeSent(ctx: HttpContext): Promise<Result<undefined>> {
  const { version: seen } = await ctx.request.validateUsing(seenFileValidator)
  return removeFile({ id: idIn(ctx), seen, actor: actorIn(ctx) })
}
