import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { demandList } from '#statistics/lists/demand_list'
import { demandFields } from '#statistics/transformers/demand_api'

export default class DemandController {
  index(ctx: HttpContext) {
    return answerList(ctx, demandList, demandFields)
  }
}
