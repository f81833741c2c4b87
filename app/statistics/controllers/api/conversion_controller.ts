import type { HttpContext } from '@adonisjs/core/http'
import type { Asked } from '#statistics/domain/asked'
import { answerStatistics } from '#statistics/http/answer_statistics'
import { conversionList } from '#statistics/lists/conversion_list'
import { conversionSums } from '#statistics/queries/conversion/conversion_sums'
import { conversionFields, conversionSumFields } from '#statistics/transformers/conversion_api'

export default class ConversionController {
  index(ctx: HttpContext) {
    return answerStatistics(ctx, { list: conversionList, wire: conversionFields, summary })
  }
}

const summary = async (asked: Asked) => conversionSumFields.of(await conversionSums(asked))
