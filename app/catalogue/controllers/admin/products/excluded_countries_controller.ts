import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { editExcludedCountries } from '#catalogue/actions/edit_excluded_countries'
import { idIn } from '#catalogue/http/id_in'
import { codeOfProduct } from '#catalogue/queries/code_of_product'
import { excludedCountriesFormValidator } from '#catalogue/validators/excluded_countries'

export default class ExcludedCountriesController {
  async update(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(excludedCountriesFormValidator)
    const code = (await codeOfProduct(idIn(ctx))) ?? ''
    const edited = await editExcludedCountries({ code, ...wish }, actorIn(ctx))
    if (!edited.ok) return answerRefusal(ctx, edited.refusal)
    flashToast(ctx, 'success', 'manage_products.toasts.edited')
    return ctx.response.redirect().withQs().back()
  }
}
