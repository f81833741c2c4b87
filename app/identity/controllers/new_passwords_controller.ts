import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { useSignInLink } from '#identity/actions/sign_in_links/use_sign_in_link'
import { passwordRules } from '#identity/domain/password_rules'
import { formMessages } from '#identity/http/form_messages'
import { LINK_TOKEN } from '#identity/http/link_token'
import { refuseWhileBusy } from '#identity/http/refuse_while_busy'
import { findOpenLink } from '#identity/queries/find_open_link'
import { newPasswordValidator } from '#identity/validators/new_password'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'

const DONE = 'password_chosen'

export default class NewPasswordsController {
  async create({ inertia, request, response, session }: HttpContext) {
    response.header('cache-control', 'no-store')
    const { token } = request.qs()
    if (typeof token === 'string') {
      session.put(LINK_TOKEN, token)
      return response.redirect('/password/new')
    }
    const link = await findOpenLink(session.get(LINK_TOKEN, ''))
    if (!link) return inertia.render('identity/link_over', {})
    return inertia.render('identity/new_password', {
      purpose: link.purpose,
      rules: passwordRules(identity.passwordPolicy),
    })
  }

  async store(ctx: HttpContext) {
    const { password } = await ctx.request.validateUsing(newPasswordValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    const token = ctx.session.get(LINK_TOKEN, '')
    const result = await refuseWhileBusy(() =>
      useSignInLink({ token, password, locale: ctx.locale })
    )
    if (!result.ok && result.refusal.code === 'identity.errors.link_over') {
      return ctx.response.redirect('/password/new')
    }
    if (!result.ok) return answerRefusal(ctx, result.refusal)
    ctx.session.forget(LINK_TOKEN)
    noteOutcome(ctx, DONE, result.value.purpose)
    return ctx.response.redirect('/password/done')
  }

  done(ctx: HttpContext) {
    const purpose = outcomeOf(ctx, DONE)
    if (!purpose) return ctx.response.redirect('/sign-in-or-register')
    return ctx.inertia.render('identity/password_done', { isActivation: purpose === 'activation' })
  }
}
