import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerList } from '#shared/lists'
import { typeList, type ListedType } from '#subscriptions/lists/type_list'
import { listFolders } from '#subscriptions/queries/list_folders'
import SubscriptionTypeTransformer from '#subscriptions/transformers/subscription_type_transformer'

/** What can be subscribed to, for staff's programs. */
export default class TypesController {
  index(ctx: HttpContext) {
    return answerList(ctx, typeList, toWire)
  }

  async folders(ctx: HttpContext) {
    const content = await listFolders()
    return success(ctx, { content, totalCount: content.length })
  }
}

const toWire = (type: ListedType) => new SubscriptionTypeTransformer(type).toObject()
