import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { boardIn } from '#arrivals/http/morning_in'
import { productIn } from '#arrivals/http/product_in'
import type { Arrival } from '#arrivals/lists/arrival_columns'
import { board } from '#arrivals/lists/board'
import { productHistory } from '#arrivals/lists/product_history'
import ArrivalTransformer from '#arrivals/transformers/arrival_transformer'

export default class ArrivalsController {
  index(ctx: HttpContext) {
    return answerList(ctx, board, toWire, boardIn(ctx))
  }

  async product(ctx: HttpContext) {
    return answerList(ctx, productHistory, toWire, await productIn(ctx))
  }
}

const toWire = (arrival: Arrival) => new ArrivalTransformer(arrival).toObject()
