import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { relationKind } from '#contracts/http/records/kinds'
import { recordCalls } from '#contracts/http/records/record_calls'
import { relationList } from '#contracts/lists/records/relation_list'
import { relationToWire } from '#contracts/transformers/records/relation_transformer'

async function shown(id: number) {
  const found = await relationList.first({ sql: 'r.id = ?', values: [id] })
  return found && relationToWire(found)
}

export default class ProductSubscriptionsController extends recordCalls({
  ...relationKind,
  shown,
}) {
  index(ctx: HttpContext) {
    return answerList(ctx, relationList, relationToWire)
  }
}
