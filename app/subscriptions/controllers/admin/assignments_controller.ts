import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'
import { assignTypes } from '#subscriptions/actions/assign/assign_types'
import { chosenPerson } from '#subscriptions/http/chosen_person'
import { readRangeWish } from '#subscriptions/http/range_wish'
import { assignedOutcome, outcomeText } from '#subscriptions/http/assigned_outcome'
import { assignableTypes } from '#subscriptions/queries/assignable_types'
import { assignmentValidator } from '#subscriptions/validators/assignment'

const PAGE = '/admin/manage-users/add-multiple-subscriptions'
const ASSIGNED = 'subscriptions_assigned'

export default class AssignmentsController {
  async create(ctx: HttpContext) {
    const person = await chosenPerson(ctx)
    return ctx.inertia.render('subscriptions/admin/add_multiple', {
      person,
      types: await assignableTypes(person?.id ?? null),
    })
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(assignmentValidator)
    const { userId, subscriptions: names = [], isTold = false, reason, ...days } = sent
    if (!userId) {
      const code = 'subscriptions.assignments.errors.nobody'
      return answerRefusal(ctx, { code, field: 'userId' })
    }
    const wish = readRangeWish(days)
    const given = { giver: 'staff' as const, by: actorIn(ctx), reason }
    const asked = { userId, names, isTold, ...given }
    const assigned = wish.ok ? await assignTypes({ ...asked, terms: wish.value }) : wish
    if (!assigned.ok) return answerRefusal(ctx, assigned.refusal)
    noteOutcome(ctx, ASSIGNED, outcomeText({ userId, types: assigned.value }))
    flashToast(ctx, 'success', 'subscriptions.assignments.toasts.submitted')
    return ctx.response.redirect(`${PAGE}/success`)
  }

  async success(ctx: HttpContext) {
    const outcome = await assignedOutcome(outcomeOf(ctx, ASSIGNED))
    if (!outcome) return ctx.response.redirect(PAGE)
    return ctx.inertia.render('subscriptions/admin/multiple_added', outcome)
  }
}
