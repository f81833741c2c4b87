import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { listAllUseCases, listUseCaseCategories } from '#catalogue/queries/list_use_case_parts'

/** What data is used for, for programs; needs no sign-in. */
export default class UseCasesController {
  async index(ctx: HttpContext) {
    const content = await listAllUseCases(ctx.locale)
    return success(ctx, { content, totalCount: content.length })
  }

  async categories(ctx: HttpContext) {
    const content = await listUseCaseCategories(ctx.locale)
    return success(ctx, { content, totalCount: content.length })
  }
}
