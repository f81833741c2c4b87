import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { apiContractTypeKind } from '#contracts/http/records/kinds'
import { recordCalls } from '#contracts/http/records/record_calls'
import { contractTypeList } from '#contracts/lists/records/contract_type_list'
import { contractTypeToWire } from '#contracts/transformers/records/contract_type_transformer'

async function shown(id: number) {
  const found = await contractTypeList.first({ sql: 't.id = ?', values: [id] })
  return found && contractTypeToWire(found)
}

export default class ContractTypesController extends recordCalls({
  ...apiContractTypeKind,
  shown,
}) {
  index(ctx: HttpContext) {
    return answerList(ctx, contractTypeList, contractTypeToWire)
  }
}
