import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { openDemandList } from '#statistics/lists/open_demand_list'
import { openDemandFields } from '#statistics/transformers/open_demand_api'

export default class OpenDemandController {
  index(ctx: HttpContext) {
    return answerList(ctx, openDemandList, openDemandFields)
  }
}
