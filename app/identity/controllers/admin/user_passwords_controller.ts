import type { HttpContext } from '@adonisjs/core/http'
import { resetPassword } from '#identity/actions/passwords/reset_password'
import { toldByToast } from '#identity/http/told_by_toast'
import { callerOf } from '#shared/http/caller'

export default class UserPasswordsController {
  async store(ctx: HttpContext) {
    const reset = await resetPassword({ userId: Number(ctx.params.userId), by: callerOf(ctx) })
    const email = reset.ok ? reset.value.email : ''
    return toldByToast(ctx, reset, 'people.toasts.password_reset', { email })
  }
}
