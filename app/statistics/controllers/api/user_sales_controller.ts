import type { HttpContext } from '@adonisjs/core/http'
import { answerStatistics } from '#statistics/http/answer_statistics'
import { userDayList } from '#statistics/lists/user_day_list'
import { userSalesList } from '#statistics/lists/user_sales_list'
import type { Asked } from '#statistics/domain/asked'
import { userSalesFields } from '#statistics/transformers/statistics_api'
import { userSumFields } from '#statistics/transformers/sums_api'

const MOST_SUMS = 100

export default class UserSalesController {
  index(ctx: HttpContext) {
    return answerStatistics(ctx, { list: userDayList, wire: userSalesFields, summary })
  }
}

async function summary(asked: Asked) {
  const { content } = await userSalesList.page(
    { ...userSalesList.read({}), limit: MOST_SUMS },
    asked
  )
  return content.map((one) => userSumFields.of(one))
}
