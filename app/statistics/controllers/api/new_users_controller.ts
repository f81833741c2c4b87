import type { HttpContext } from '@adonisjs/core/http'
import { answerStatistics } from '#statistics/http/answer_statistics'
import { newUserList } from '#statistics/lists/new_user_list'
import { newUserFields } from '#statistics/transformers/statistics_api'

export default class NewUsersController {
  index(ctx: HttpContext) {
    return answerStatistics(ctx, { list: newUserList, wire: newUserFields })
  }
}
