import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { noSuchFile } from '#catalogue/actions/offered_files/changed_meanwhile'
import { moveFile } from '#catalogue/actions/offered_files/move_file'
import { idIn } from '#catalogue/http/id_in'
import { addSent, changeSent, removeSent } from '#catalogue/http/offered_files/save_sent'
import { shelfIn } from '#catalogue/http/offered_files/shelf_in'
import { findOfferedFile, listOfferedFiles } from '#catalogue/queries/offered_files/offered_file'
import { apiOfferedFile } from '#catalogue/transformers/api_offered_file'
import { filePlaceValidator, shelfValidator } from '#catalogue/validators/offered_files'

export default class OfferedFilesController {
  async index(ctx: HttpContext) {
    const asked = await shelfValidator.validate(ctx.request.qs())
    const shelf = await shelfIn(asked.shelf, asked.product)
    if (!shelf.ok) return answerRefusal(ctx, shelf.refusal)
    const content = (await listOfferedFiles(shelf.value)).map((one) => apiOfferedFile.of(one))
    return success(ctx, { content, totalCount: content.length })
  }

  show(ctx: HttpContext) {
    return answer(ctx, idIn(ctx))
  }

  async store(ctx: HttpContext) {
    const added = await addSent(ctx)
    return added.ok ? answer(ctx, added.value, 201) : answerRefusal(ctx, added.refusal)
  }

  async update(ctx: HttpContext) {
    return answerChange(ctx, await changeSent(ctx))
  }

  async place(ctx: HttpContext) {
    const { to } = await ctx.request.validateUsing(filePlaceValidator)
    return answerChange(ctx, await moveFile({ id: idIn(ctx), to, actor: actorIn(ctx) }))
  }

  async destroy(ctx: HttpContext) {
    const removed = await removeSent(ctx)
    return removed.ok ? success(ctx, null) : answerRefusal(ctx, removed.refusal)
  }
}

const answerChange = (ctx: HttpContext, changed: Result<undefined>) =>
  changed.ok ? answer(ctx, idIn(ctx)) : answerRefusal(ctx, changed.refusal)

async function answer(ctx: HttpContext, id: number, status = 200) {
  const file = await findOfferedFile(id)
  if (!file) return answerRefusal(ctx, noSuchFile().refusal)
  return success(ctx, apiOfferedFile.of(file), status)
}
