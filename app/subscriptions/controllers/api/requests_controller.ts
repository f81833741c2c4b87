import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { failure, success } from '#shared/http/envelope'
import { answerList } from '#shared/lists'
import { confirmAsSent, rejectAsSent } from '#subscriptions/http/answer_to_request'
import { requestList, type ListedRequest } from '#subscriptions/lists/request_list'
import RequestApiTransformer from '#subscriptions/transformers/request_api_transformer'

export default class RequestsController {
  index(ctx: HttpContext) {
    return answerList(ctx, requestList, toWire)
  }

  async confirm(ctx: HttpContext) {
    return answer(ctx, await confirmAsSent(ctx))
  }

  async reject(ctx: HttpContext) {
    return answer(ctx, await rejectAsSent(ctx))
  }
}

const answer = (ctx: HttpContext, result: Result<unknown>) =>
  result.ok ? success(ctx, null) : failure(ctx, result.refusal)

const toWire = (request: ListedRequest) => new RequestApiTransformer(request).toObject()
