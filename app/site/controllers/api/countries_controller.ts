import type { HttpContext } from '@adonisjs/core/http'
import { listCountries } from '#shared/countries'
import { success } from '#shared/http/envelope'

export default class CountriesController {
  /** Countries that customers may choose, with the VAT of deliveries there. */
  async index(ctx: HttpContext) {
    const content = (await listCountries())
      .filter(({ customerVisible }) => customerVisible)
      .map(({ code, nameEn, nameDe, vatPercent, eu, customerVisible }) => ({
        code,
        shortcut: code,
        name: ctx.locale === 'de' ? nameDe : nameEn,
        nameEn,
        nameDe,
        vat: vatPercent,
        eu,
        euCountry: eu,
        isCustomerVisible: customerVisible,
      }))
    return success(ctx, { content, totalCount: content.length })
  }
}
