import { errors, type HttpContext } from '@adonisjs/core/http'
import { listUseCases } from '#catalogue'

export default class UseCasesController {
  async index({ inertia, locale, params, request }: HttpContext) {
    const categories = await listUseCases(locale)
    const asked = params.categoryId as string | undefined
    const current = asked ? categories.find(({ id }) => String(id) === asked) : categories[0]
    if (asked && !current) throw new errors.E_ROUTE_NOT_FOUND(['GET', request.url()])
    return inertia.render('site/use_cases', { categories, currentId: current?.id ?? null })
  }
}
