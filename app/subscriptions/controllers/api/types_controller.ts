import type { HttpContext } from '@adonisjs/core/http'
import { ok, type Result } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { addType } from '#subscriptions/actions/types/add_type'
import { editType } from '#subscriptions/actions/types/edit_type'
import { typeIn } from '#subscriptions/http/type_in'
import { readNewType, readTypeTexts } from '#subscriptions/http/type_wish'
import { typeList } from '#subscriptions/lists/type_list'
import { listFolders } from '#subscriptions/queries/list_folders'
import { typeToWire } from '#subscriptions/transformers/subscription_type_api_transformer'
import { apiNewTypeValidator, apiTypeValidator } from '#subscriptions/validators/subscription_type'

export default class TypesController {
  index(ctx: HttpContext) {
    return answerList(ctx, typeList, typeToWire)
  }

  async folders(ctx: HttpContext) {
    const content = await listFolders()
    return success(ctx, { content, totalCount: content.length })
  }

  async show(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (type) await answerType(ctx, ok(type.id))
  }

  async store(ctx: HttpContext) {
    const wish = readNewType(await ctx.request.validateUsing(apiNewTypeValidator))
    return answerType(ctx, wish.ok ? await addType(wish.value, actorIn(ctx)) : wish, 201)
  }

  async update(ctx: HttpContext) {
    const { updatedAt, version, ...texts } = await ctx.request.validateUsing(apiTypeValidator)
    const wish = readTypeTexts(texts)
    const id = Number(ctx.params.subscription)
    const change = { id, seenAt: updatedAt, seen: version, by: actorIn(ctx) }
    return answerType(ctx, wish.ok ? await editType({ ...change, to: wish.value }) : wish)
  }
}

async function answerType(ctx: HttpContext, saved: Result<number>, status = 200) {
  if (!saved.ok) return answerRefusal(ctx, saved.refusal)
  const type = await typeList.first({ sql: 't.id = ?', values: [saved.value] })
  return success(ctx, typeToWire(type!), status)
}
