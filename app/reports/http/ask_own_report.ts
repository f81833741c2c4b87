import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { mayOrderReports } from '#subscriptions'
import { requestReport } from '#reports/actions/request_report'
import { hasSeveral } from '#reports/domain/entries'
import { NOT_ACTIVE } from '#reports/domain/not_active'
import { readWish, type Form } from '#reports/http/read_wish'
import { refuseCreation } from '#reports/http/refuse_creation'

const ONE_ONLY = { code: 'reports.errors.one_only', field: 'isins' } as const

/** A customer asks for an own report, on one security where the page takes but one; or is told why there is none. */
export async function askOwnReport(ctx: HttpContext, form: Form, { isOnOne = false } = {}) {
  const { id, company, email } = callerOf(ctx)
  if (!(await mayOrderReports(id))) return refuseCreation(ctx, NOT_ACTIVE)
  const wish = readWish(form)
  if (!wish.ok) return refuseCreation(ctx, wish.refusal)
  if (isOnOne && hasSeveral(wish.value.text)) return refuseCreation(ctx, ONE_ONLY)
  const user = { id, email, company: company ?? '', locale: ctx.locale }
  const wanted = { ...wish.value, user, actor: actorIn(ctx), isOnBehalf: false }
  const asked = await requestReport(wanted)
  if (!asked.ok) return refuseCreation(ctx, asked.refusal)
  flashToast(ctx, 'success', 'reports.toasts.created')
  return ctx.response.redirect('/my-account/my-reports')
}
