import type { HttpContext } from '@adonisjs/core/http'
import { getCatalogueCoverage, getFrontPage } from '#catalogue'

export default class HomeController {
  async show({ inertia, locale }: HttpContext) {
    const [front, coverage] = await Promise.all([getFrontPage(locale), getCatalogueCoverage()])
    return inertia.render('site/home', { front, coverage })
  }
}
