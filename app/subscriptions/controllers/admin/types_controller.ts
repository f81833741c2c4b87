import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { exportList, showList } from '#shared/lists'
import { addType } from '#subscriptions/actions/types/add_type'
import { editType } from '#subscriptions/actions/types/edit_type'
import { readNewType, readTypeTexts } from '#subscriptions/http/type_wish'
import { typeList } from '#subscriptions/lists/type_list'
import { listFolders } from '#subscriptions/queries/list_folders'
import { listProductChoices } from '#subscriptions/queries/list_product_choices'
import { newestRuns } from '#subscriptions/queries/newest_runs'
import SubscriptionRunTransformer from '#subscriptions/transformers/subscription_run_transformer'
import SubscriptionTypeTransformer from '#subscriptions/transformers/subscription_type_transformer'
import { newTypeValidator, typeValidator } from '#subscriptions/validators/subscription_type'

export default class TypesController {
  async index(ctx: HttpContext) {
    const [{ content, shown }, folders, products] = await Promise.all([
      showList(ctx, typeList),
      listFolders(),
      listProductChoices(),
    ])
    return ctx.inertia.render('subscriptions/admin/types', {
      types: SubscriptionTypeTransformer.transform(content),
      runs: SubscriptionRunTransformer.transform(await newestRuns(content.map(({ id }) => id))),
      folders: folders.filter(({ active }) => active).map(({ id, name }) => ({ id, name })),
      products,
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, typeList)
  }

  async store(ctx: HttpContext) {
    const wish = readNewType(await ctx.request.validateUsing(newTypeValidator))
    const added = wish.ok ? await addType(wish.value, actorIn(ctx)) : wish
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    flashToast(ctx, 'success', 'subscriptions.types.toasts.added')
    return ctx.response.redirect().withQs().back()
  }

  async update(ctx: HttpContext) {
    const { updatedAt, ...texts } = await ctx.request.validateUsing(typeValidator)
    const wish = readTypeTexts(texts)
    const change = { id: Number(ctx.params.subscription), seenAt: updatedAt, by: actorIn(ctx) }
    const edited = wish.ok ? await editType({ ...change, to: wish.value }) : wish
    if (!edited.ok) return answerRefusal(ctx, edited.refusal)
    flashToast(ctx, 'success', 'subscriptions.types.toasts.changed')
    return ctx.response.redirect().withQs().back()
  }
}
