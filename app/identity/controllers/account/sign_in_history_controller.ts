import type { HttpContext } from '@adonisjs/core/http'
import { listSignIns } from '#identity/queries/list_sign_ins'

/** When and from where somebody signed in to the own account, or tried to. */
export default class SignInHistoryController {
  async show({ auth, inertia }: HttpContext) {
    const signIns = await listSignIns(auth.use('web').getUserOrFail().id)
    return inertia.render('identity/account/sign_ins', {
      signIns: signIns.map(({ at, ...signIn }) => ({ ...signIn, at: at.toISOString() })),
    })
  }
}
