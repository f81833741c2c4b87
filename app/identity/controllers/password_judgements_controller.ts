import type { HttpContext } from '@adonisjs/core/http'
import { isGuessable } from '#identity/actions/passwords/judge_password'
import { choosingAccount } from '#identity/http/choosing_account'
import { refuseWhileBusy } from '#identity/http/refuse_while_busy'
import { passwordJudgementValidator } from '#identity/validators/password_judgement'
import { success } from '#shared/http/envelope'
import { ok } from '#shared/domain/result'
import { answerRefusal } from '#shared/http/refusals'

/** What the server will say to a password, asked while it is typed. Nothing of it is kept. */
export default class PasswordJudgementsController {
  async store(ctx: HttpContext) {
    const { password, uid } = await ctx.request.validateUsing(passwordJudgementValidator)
    const account = await choosingAccount(ctx, uid ?? null)
    if (!account) return answerRefusal(ctx, { code: 'identity.errors.no_permission', status: 403 })
    const judged = await refuseWhileBusy(async () => ok(await isGuessable(password, account)))
    if (!judged.ok) return answerRefusal(ctx, judged.refusal)
    return success(ctx, { isGuessable: judged.value })
  }
}
