import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { chooseFile } from '#orders/actions/staff/files/choose_file'
import {
  listChosenFiles,
  listGivenFiles,
  type GivenFile,
} from '#orders/queries/files/list_given_files'
import { getOrder } from '#orders/queries/get_order'
import GivenFileApiTransformer from '#orders/transformers/given_file_api_transformer'
import { apiFileChoiceValidator } from '#orders/validators/staff_order'

export default class GivenFilesController {
  async index(ctx: HttpContext) {
    return answer(ctx, await listGivenFiles())
  }

  async show(ctx: HttpContext) {
    const order = await getOrder(Number(ctx.params.id))
    if (!order) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    const chosen = new Set(await listChosenFiles(order.number))
    return answer(
      ctx,
      (await listGivenFiles()).filter(({ path }) => chosen.has(path))
    )
  }

  store(ctx: HttpContext) {
    return this.choose(ctx, true)
  }

  destroy(ctx: HttpContext) {
    return this.choose(ctx, false)
  }

  protected async choose(ctx: HttpContext, isChosen: boolean) {
    const { orderId, s3FilePath } = await ctx.request.validateUsing(apiFileChoiceValidator)
    const actor = actorIn(ctx)
    const choice = { orderNumber: orderId, path: s3FilePath, actor, requestId: ctx.request.id() }
    const chosen = await chooseFile(choice, isChosen)
    if (!chosen.ok) return answerRefusal(ctx, chosen.refusal)
    return success(ctx, { orderId, s3FilePath })
  }
}

function answer(ctx: HttpContext, files: readonly GivenFile[]) {
  const content = files.map((file) => new GivenFileApiTransformer(file).toObject())
  return success(ctx, { content, totalCount: content.length })
}
