import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { expiringAsked } from '#statistics/http/expiring_asked'
import { expiringList } from '#statistics/lists/expiring_list'
import { expiringFields } from '#statistics/transformers/expiring_api'

export default class ExpiringController {
  async index(ctx: HttpContext) {
    return answerList(ctx, expiringList, expiringFields, await expiringAsked(ctx))
  }
}
