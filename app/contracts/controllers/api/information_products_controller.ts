import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { apiInformationProductKind } from '#contracts/http/records/kinds'
import { recordCalls } from '#contracts/http/records/record_calls'
import { informationProductList } from '#contracts/lists/records/information_product_list'
import { informationProductToWire } from '#contracts/transformers/records/information_product_transformer'

async function shown(id: number) {
  const found = await informationProductList.first({ sql: 'p.id = ?', values: [id] })
  return found && informationProductToWire(found)
}

export default class InformationProductsController extends recordCalls({
  ...apiInformationProductKind,
  shown,
}) {
  index(ctx: HttpContext) {
    return answerList(ctx, informationProductList, informationProductToWire)
  }
}
