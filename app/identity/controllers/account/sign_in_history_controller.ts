import type { HttpContext } from '@adonisjs/core/http'
import { listSignIns } from '#identity/queries/list_sign_ins'
import { callerOf } from '#shared/http/caller'

export default class SignInHistoryController {
  async show(ctx: HttpContext) {
    const signIns = await listSignIns(callerOf(ctx).id)
    return ctx.inertia.render('identity/account/sign_ins', {
      signIns: signIns.map(({ at, ...signIn }) => ({ ...signIn, at: at.toISOString() })),
    })
  }
}
