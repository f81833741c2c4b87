import type { HttpContext } from '@adonisjs/core/http'
import { getCatalogueCoverage, getFrontPage } from '#catalogue'
import { getExampleOrder } from '#site/queries/get_example_order'

export default class HomeController {
  async show({ inertia, locale }: HttpContext) {
    const [front, coverage, example] = await Promise.all([
      getFrontPage(locale),
      getCatalogueCoverage(),
      getExampleOrder(),
    ])
    return inertia.render('site/home', { front, coverage, example })
  }
}
