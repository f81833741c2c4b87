import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { demandList } from '#statistics/lists/demand_list'
import { demandFields } from '#statistics/transformers/demand_api'

/** What was asked for and is not sold. */
export default class DemandController {
  index(ctx: HttpContext) {
    return answerList(ctx, demandList, demandFields)
  }
}
