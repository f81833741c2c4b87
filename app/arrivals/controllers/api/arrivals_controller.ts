import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { boardIn } from '#arrivals/http/morning_in'
import { productIn } from '#arrivals/http/product_in'
import { board } from '#arrivals/lists/board'
import { productHistory } from '#arrivals/lists/product_history'
import { arrivalToWire } from '#arrivals/transformers/arrival_transformer'

export default class ArrivalsController {
  index(ctx: HttpContext) {
    return answerList(ctx, board, arrivalToWire, boardIn(ctx))
  }

  async product(ctx: HttpContext) {
    return answerList(ctx, productHistory, arrivalToWire, await productIn(ctx))
  }
}
