import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { assignUser, unassignUser } from '#contracts/actions/assign_user'
import { findCandidates } from '#contracts/queries/find_candidates'
import { assignedUserValidator } from '#contracts/validators/assigned_user'

const LONGEST_SEARCH = 100

export default class PartnerUsersController {
  async index(ctx: HttpContext) {
    const text = String(ctx.request.qs().search ?? '').trim()
    const isSearch = text !== '' && text.length <= LONGEST_SEARCH
    return success(ctx, { content: isSearch ? await findCandidates(text) : [] })
  }

  async store(ctx: HttpContext) {
    const { userId } = await ctx.request.validateUsing(assignedUserValidator)
    const partnerId = Number(ctx.params.partner)
    const by = callerOf(ctx)
    const assigned = await assignUser({ partnerId, userId, by })
    if (!assigned.ok) return answer(ctx, assigned.refusal)
    flashToast(ctx, 'success', 'partners.toasts.assigned', { name: assigned.value.fullName })
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { partner: partnerId, user: userId } = ctx.params
    const by = callerOf(ctx)
    const taken = await unassignUser({ partnerId: Number(partnerId), userId: Number(userId), by })
    if (!taken.ok) return answer(ctx, taken.refusal)
    flashToast(ctx, 'success', 'partners.toasts.unassigned', { name: taken.value.fullName })
    return ctx.response.redirect().withQs().back()
  }
}

const answer = (ctx: HttpContext, refusal: Refusal) =>
  answerRefusal(ctx, { ...refusal, field: 'userId' })
