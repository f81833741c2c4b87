import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { hasPasswordHere } from '#identity/domain/password_here'
import { passwordRules } from '#identity/domain/password_rules'
import { changeOwnPassword } from '#identity/http/change_own_password'
import { changePasswordValidator } from '#identity/validators/change_password'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'

const CHANGED = 'password_changed'

/** Changing the own password; not for staff, nor where another provider keeps it. */
export default class PasswordsController {
  async show(ctx: HttpContext) {
    if (!hasPasswordHere(callerOf(ctx))) return refusePage(ctx)
    return ctx.inertia.render('identity/account/change_password', {
      rules: passwordRules(identity.passwordPolicy),
    })
  }

  async update(ctx: HttpContext) {
    if (!hasPasswordHere(callerOf(ctx))) return refusePage(ctx)
    const form = await ctx.request.validateUsing(changePasswordValidator)
    const changed = await changeOwnPassword(ctx, {
      oldPassword: form.oldPassword,
      newPassword: form.newPassword ?? '',
    })
    if (!changed.ok) return answerRefusal(ctx, changed.refusal)
    flashToast(ctx, 'success', 'account.password.changed')
    noteOutcome(ctx, CHANGED)
    return ctx.response.redirect('/my-account/change-password/success')
  }

  success(ctx: HttpContext) {
    if (!outcomeOf(ctx, CHANGED)) return ctx.response.redirect('/my-account')
    return ctx.inertia.render('identity/account/change_password_success', {})
  }
}

const refusePage = ({ response }: HttpContext) => response.redirect('/my-account')
