import type { HttpContext } from '@adonisjs/core/http'
import { callerOrNobody } from '#shared/http/caller'
import { plainText } from '#shared/lists/read_text'
import { findAnywhere } from '#site/queries/find_anywhere'

const LONGEST = 100

export default class FindsController {
  async show(ctx: HttpContext) {
    const typed = plainText(ctx.request.qs().search).slice(0, LONGEST)
    ctx.response.header('cache-control', 'private, no-store')
    return findAnywhere(typed, callerOrNobody(ctx) ?? null, ctx.locale)
  }
}
