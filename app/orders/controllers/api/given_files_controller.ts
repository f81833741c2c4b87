import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { chooseFile } from '#orders/actions/staff/files/choose_file'
import { givenFileList } from '#orders/lists/given_file_list'
import type { GivenFile } from '#orders/queries/files/list_given_files'
import { getOrder } from '#orders/queries/get_order'
import GivenFileApiTransformer from '#orders/transformers/given_file_api_transformer'
import { apiFileChoiceValidator } from '#orders/validators/staff_order'

export default class GivenFilesController {
  index(ctx: HttpContext) {
    return answerList(ctx, givenFileList, toWire, null)
  }

  async show(ctx: HttpContext) {
    const order = await getOrder(Number(ctx.params.id))
    if (!order) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    return answerList(ctx, givenFileList, toWire, order.number)
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

const toWire = (file: GivenFile) => new GivenFileApiTransformer(file).toObject()
