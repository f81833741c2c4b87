import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { wantsJson } from '#shared/http/wants_json'
import { chooseFile } from '#orders/actions/staff/files/choose_file'
import { mayChooseFiles } from '#orders/domain/staff/may_choose_files'
import { listChosenFiles, listGivenFiles } from '#orders/queries/files/list_given_files'
import { getOrder } from '#orders/queries/get_order'
import { fileChoiceValidator } from '#orders/validators/staff_order'

export default class GivenFilesController {
  async show(ctx: HttpContext) {
    const order = await getOrder(Number(ctx.params.orderId))
    if (!order || !mayChooseFiles(order.state, order.items.length)) {
      return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    }
    const [files, chosen] = await Promise.all([listGivenFiles(), listChosenFiles(order.number)])
    if (wantsJson(ctx)) return success(ctx, { files, chosen })
    const { number, state, email, company } = order
    return ctx.inertia.render('orders/admin/files', {
      order: { number, state, email, company },
      files,
      chosen,
    })
  }

  async update(ctx: HttpContext) {
    const { s3FilePath: path, isChosen } = await ctx.request.validateUsing(fileChoiceValidator)
    const actor = actorIn(ctx)
    const orderNumber = Number(ctx.params.orderId)
    const choice = { orderNumber, path, actor, requestId: ctx.request.id() }
    const chosen = await chooseFile(choice, isChosen)
    if (!chosen.ok) return answerRefusal(ctx, chosen.refusal)
    flashToast(ctx, 'success', 'orders_admin.toasts.file_saved')
    return ctx.response.redirect().back()
  }
}
