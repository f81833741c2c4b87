import type { HttpContext } from '@adonisjs/core/http'
import { judgeMerger } from '#identity/actions/merger/judge_merger'
import { mergeUsers } from '#identity/actions/merger/merge_users'
import User from '#identity/models/user'
import { findAddresses } from '#identity/queries/find_addresses'
import { findLikelyTwins } from '#identity/queries/find_likely_twins'
import { findMergerTarget } from '#identity/queries/find_merger_target'
import { previewMerger } from '#identity/queries/preview_merger'
import { mergerValidator } from '#identity/validators/merger'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

export default class MergersController {
  async show(ctx: HttpContext) {
    const from = await User.find(Number(ctx.params.userId))
    if (!from) return answerRefusal(ctx, { code: 'account.errors.user_unknown', status: 404 })
    const asked = String(ctx.request.qs().into ?? '').slice(0, 320)
    return ctx.inertia.render('identity/admin/merge', {
      from: personOf(from),
      wentTo: from.mergedInto,
      twins: await twinsOf(from),
      asked,
      ...(await this.#wish(ctx, from, asked)),
    })
  }

  async store(ctx: HttpContext) {
    const { into, confirm, billing, delivery } = await ctx.request.validateUsing(mergerValidator)
    const done = await mergeUsers({
      ...{ from: Number(ctx.params.userId), into, confirm: confirm ?? null, by: callerOf(ctx) },
      addresses: { billing: billing ?? 'keep', delivery: delivery ?? 'keep' },
    })
    if (!done.ok) return answerRefusal(ctx, done.refusal)
    flashToast(ctx, 'success', 'merger.toasts.merged', { email: done.value.email })
    const search = encodeURIComponent(done.value.email)
    return ctx.response.redirect(`/admin/manage-users?search=${search}`)
  }

  async #wish(ctx: HttpContext, from: User, asked: string) {
    if (asked.trim() === '') return { into: null, preview: null, problem: null }
    const into = await findMergerTarget(asked)
    const by = callerOf(ctx)
    const judged = into && (await judgeMerger({ from: from.id, into: into.id, by }))
    if (judged?.ok) {
      const preview = await previewMerger(from, judged.value.into)
      return { into: personOf(judged.value.into), preview, problem: null }
    }
    const problem = judged ? judged.refusal.code : 'account.errors.user_unknown'
    return { into: null, preview: null, problem }
  }
}

const personOf = ({ id, email, company, fullName }: User) => ({
  id,
  email,
  company,
  name: fullName,
})

async function twinsOf({ id, email, tin, company }: User) {
  const { billing } = await findAddresses(id)
  const twins = await findLikelyTwins({ email, tin, company, postcode: billing?.postcode ?? '' })
  return twins.filter((twin) => twin.id !== id)
}
