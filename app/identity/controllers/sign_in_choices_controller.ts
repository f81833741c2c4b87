import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { isOwnPath } from '#identity/domain/own_path'
import { callerOrNobody } from '#shared/http/caller'

const PROBLEMS = ['expired', 'unavailable', 'cancelled'] as const

export default class SignInChoicesController {
  show(ctx: HttpContext) {
    const redirect: unknown = ctx.request.qs().redirect
    if (isOwnPath(redirect)) ctx.session.setIntendedUrl(redirect)
    if (callerOrNobody(ctx)) return ctx.response.redirect().toIntended('/')
    return ctx.inertia.render('identity/sign_in_choice', {
      problem: PROBLEMS.find((problem) => problem === ctx.request.qs().problem) ?? null,
      offersStaffSignIn: identity.providers.staff.issuer !== null,
    })
  }
}
