import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { apiContractKind } from '#contracts/http/records/kinds'
import { recordCalls } from '#contracts/http/records/record_calls'
import { contractList } from '#contracts/lists/records/contract_list'
import { contractToWire } from '#contracts/transformers/records/contract_transformer'

async function shown(id: number) {
  const found = await contractList.first({ sql: 'c.id = ?', values: [id] })
  return found && contractToWire(found)
}

export default class ContractsController extends recordCalls({ ...apiContractKind, shown }) {
  index(ctx: HttpContext) {
    return answerList(ctx, contractList, contractToWire)
  }
}
