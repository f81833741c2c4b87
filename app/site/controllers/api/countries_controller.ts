import type { HttpContext } from '@adonisjs/core/http'
import { listCountries } from '#shared/countries'
import { success } from '#shared/http/envelope'
import CountryApiTransformer from '#site/transformers/country_api_transformer'

export default class CountriesController {
  async index(ctx: HttpContext) {
    const content = (await listCountries())
      .filter(({ customerVisible }) => customerVisible)
      .map((country) => new CountryApiTransformer(country, ctx.locale).toObject())
    return success(ctx, { content, totalCount: content.length })
  }
}
