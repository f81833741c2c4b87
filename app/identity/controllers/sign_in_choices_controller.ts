import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { isOwnPath } from '#identity/domain/own_path'

const PROBLEMS = ['expired', 'unavailable', 'cancelled'] as const

/** The choice between signing in and registering. */
export default class SignInChoicesController {
  show({ auth, inertia, request, response, session }: HttpContext) {
    const redirect: unknown = request.qs().redirect
    if (isOwnPath(redirect)) session.setIntendedUrl(redirect)
    if (auth.use('web').user) return response.redirect().toIntended('/')
    return inertia.render('identity/sign_in_choice', {
      problem: PROBLEMS.find((problem) => problem === request.qs().problem) ?? null,
      offersStaffSignIn: identity.providers.staff.issuer !== null,
    })
  }
}
