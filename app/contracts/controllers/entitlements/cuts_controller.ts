import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { lossesOfCut } from '#subscriptions'
import { cutToContract } from '#contracts/actions/entitlements/cut_to_contract'
import { daysOf } from '#contracts/domain/stretch'
import { findCover } from '#contracts/queries/entitlements/find_cover'
import CoverTransformer from '#contracts/transformers/entitlements/cover_transformer'
import { cutValidator } from '#contracts/validators/entitlements/mending'

/** Days that no contract covers are taken away, after somebody has seen what is lost by it. */
export default class CutsController {
  async show(ctx: HttpContext) {
    const cover = await findCover(idIn(ctx))
    if (!cover) {
      return answerRefusal(ctx, { code: 'contracts.records.errors.not_found', status: 404 })
    }
    return ctx.inertia.render('contracts/admin/cut', {
      cover: CoverTransformer.transform(cover),
      losses: await lossesOfCut(cover, cover.covered.map(daysOf)),
      path: `/admin/contracts/entitlements/${String(ctx.params.held)}/cut`,
    })
  }

  async update(ctx: HttpContext) {
    const { seen } = await ctx.request.validateUsing(cutValidator)
    const wish = { subscriptionId: idIn(ctx), seen, actor: actorIn(ctx) }
    const cut = await cutToContract(wish)
    if (!cut.ok) return answerRefusal(ctx, cut.refusal)
    flashToast(ctx, 'success', 'contracts.mending.toasts.cut')
    return ctx.response.redirect('/admin/contracts/entitlements')
  }
}

const idIn = ({ params }: HttpContext) => Number(String(params.held).slice(2))
