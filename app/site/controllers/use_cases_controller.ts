import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#shared/http/not_found'
import { listUseCases } from '#catalogue'

export default class UseCasesController {
  async index({ inertia, locale, params, request }: HttpContext) {
    const categories = await listUseCases(locale)
    const asked = params.categoryId as string | undefined
    const current = asked ? categories.find(({ id }) => String(id) === asked) : categories[0]
    if (asked && !current) throw notFound({ request })
    return inertia.render('site/use_cases', { categories, currentId: current?.id ?? null })
  }
}
