import type { HttpContext } from '@adonisjs/core/http'

/** The entrance to everything that a person has here. */
export default class AccountsController {
  show({ auth, inertia }: HttpContext) {
    const { fullName, username, email, company } = auth.use('web').getUserOrFail()
    return inertia.render('identity/account/overview', {
      fullName: fullName || email,
      username,
      company,
    })
  }
}
