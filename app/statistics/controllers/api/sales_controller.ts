import type { HttpContext } from '@adonisjs/core/http'
import { answerStatistics } from '#statistics/http/answer_statistics'
import { salesList } from '#statistics/lists/sales_list'
import { salesFields } from '#statistics/transformers/statistics_api'

export default class SalesController {
  index(ctx: HttpContext) {
    return answerStatistics(ctx, { list: salesList, wire: salesFields })
  }
}
