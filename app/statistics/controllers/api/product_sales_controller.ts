import type { HttpContext } from '@adonisjs/core/http'
import { answerStatistics } from '#statistics/http/answer_statistics'
import { productDayList } from '#statistics/lists/product_day_list'
import { productSalesFields } from '#statistics/transformers/statistics_api'

export default class ProductSalesController {
  index(ctx: HttpContext) {
    return answerStatistics(ctx, { list: productDayList, wire: productSalesFields })
  }
}
