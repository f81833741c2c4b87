import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { tagOfVersion } from '#shared/http/if_match'
import { excludedCountriesOf } from '#catalogue/queries/excluded_countries_of'

export default class ExcludedCountriesController {
  async show(ctx: HttpContext) {
    const found = await excludedCountriesOf(String(ctx.params.product))
    if (!found) return failure(ctx, { code: 'catalogue.errors.product_unknown', status: 404 })
    ctx.response.header('etag', tagOfVersion(found.version))
    return success(ctx, found)
  }
}
