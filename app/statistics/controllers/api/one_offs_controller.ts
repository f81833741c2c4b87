import type { HttpContext } from '@adonisjs/core/http'
import { answerStatistics } from '#statistics/http/answer_statistics'
import { oneOffList } from '#statistics/lists/one_off_list'
import type { Asked } from '#statistics/domain/asked'
import { oneOffFigures } from '#statistics/queries/tabs/one_offs'
import { oneOffFields } from '#statistics/transformers/statistics_api'
import { oneOffSumToWire } from '#statistics/transformers/sums_api'

export default class OneOffsController {
  index(ctx: HttpContext) {
    return answerStatistics(ctx, { list: oneOffList, wire: oneOffFields, summary })
  }
}

const summary = async (asked: Asked) => oneOffSumToWire(await oneOffFigures(asked))
