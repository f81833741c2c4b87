import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { isFromProgram } from '#shared/http/honeypot'
import { answerRefusal } from '#shared/http/refusals'
import type { Result } from '#shared/domain/result'
import { bodyOfSender, receiveMessage } from '#site/http/message_intake'
import { contactValidator, subscriptionRequestValidator } from '#site/validators/message'

export default class MessagesController {
  async contactUs(ctx: HttpContext) {
    if (isFromProgram(ctx)) return answer(ctx)
    const data = await bodyOfSender(ctx)
    const form = await ctx.request.validateUsing(contactValidator, { data })
    return answer(ctx, await receiveMessage(ctx, 'contact', form))
  }

  async subscriptionRequest(ctx: HttpContext) {
    if (isFromProgram(ctx)) return answer(ctx)
    const data = await bodyOfSender(ctx)
    const form = await ctx.request.validateUsing(subscriptionRequestValidator, { data })
    return answer(ctx, await receiveMessage(ctx, 'subscription_request', form))
  }
}

function answer(ctx: HttpContext, result?: Result<unknown>) {
  return result && !result.ok ? answerRefusal(ctx, result.refusal) : success(ctx, null, 201)
}
