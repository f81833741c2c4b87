import type { HttpContext } from '@adonisjs/core/http'
import { answerLookup } from '#reports/http/lookup_of'

export default class LookupsController {
  show(ctx: HttpContext) {
    return answerLookup(ctx)
  }
}
