import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { changeView, deleteView } from '#site/actions/change_view'
import { saveView } from '#site/actions/save_view'
import { savedViewValidator, viewChangeValidator } from '#site/validators/saved_view'

export default class SavedViewsController {
  async store(ctx: HttpContext) {
    const { path, ...wish } = await ctx.request.validateUsing(savedViewValidator)
    const saved = await saveView(callerOf(ctx), path, {
      ...wish,
      parameters: wish.parameters ?? '',
    })
    answer(ctx, saved, 'views.toasts.saved', { name: wish.name })
  }

  async update(ctx: HttpContext) {
    const { parameters, ...change } = await ctx.request.validateUsing(viewChangeValidator)
    const asked = parameters === undefined ? change : { ...change, parameters: parameters ?? '' }
    answer(ctx, await changeView(callerOf(ctx), idOf(ctx), asked), 'views.toasts.changed')
  }

  async destroy(ctx: HttpContext) {
    answer(ctx, await deleteView(callerOf(ctx), idOf(ctx)), 'views.toasts.deleted')
  }
}

const idOf = ({ params }: HttpContext) => Number(params.view)

function answer(
  ctx: HttpContext,
  result: Result<unknown>,
  done: string,
  params?: Record<string, string>
): void {
  if (!result.ok) return answerRefusal(ctx, result.refusal)
  flashToast(ctx, 'success', done, params)
  ctx.response.redirect().withQs().back()
}
