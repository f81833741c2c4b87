import type { HttpContext } from '@adonisjs/core/http'
import { answerStatistics } from '#statistics/http/answer_statistics'
import { subscribersList } from '#statistics/lists/subscribers_list'
import type { Asked } from '#statistics/domain/asked'
import { subscriberSums } from '#statistics/queries/subscriber_sums'
import { subscriberFields } from '#statistics/transformers/statistics_api'
import { subscriberSumToWire } from '#statistics/transformers/sums_api'

/** Who was entitled to something, and how many hold each subscription. */
export default class SubscribersController {
  index(ctx: HttpContext) {
    return answerStatistics(ctx, { list: subscribersList, wire: subscriberFields, summary })
  }
}

const summary = async (asked: Asked) => subscriberSumToWire(await subscriberSums(asked))
