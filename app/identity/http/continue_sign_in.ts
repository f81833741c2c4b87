import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { isPasswordExpired } from '#identity/domain/password_rules'
import type { Proof } from '#identity/domain/sign_in_strength'
import { finishSignIn } from '#identity/gateways/embedded_provider/interactions'
import { leaveTo } from '#identity/http/answers'
import { noteExpiredPassword } from '#identity/http/expired_password'
import { forgetSecondStep, noteSecondStep } from '#identity/http/second_step'
import type SignInAccount from '#identity/models/sign_in_account'
import { needsSecondStep } from '#identity/queries/factors/needs_second_step'
import { clock } from '#shared/clock'

/** Second factor, expired password, then the shop. A password alone changes nothing before. */
export async function continueSignIn(ctx: HttpContext, account: SignInAccount, proofs: Proof[]) {
  const { subject } = account
  const uid = String(ctx.params.uid)
  const isPasswordOnly = proofs.every((proof) => proof === 'password')
  if (isPasswordOnly && (await needsSecondStep(subject))) {
    noteSecondStep(ctx.session, uid, subject)
    return ctx.response.redirect(`/sign-in/${uid}/second-step`)
  }
  forgetSecondStep(ctx.session)
  if (proofs.includes('password') && isOver(account)) {
    noteExpiredPassword(ctx.session, uid, { subject, proofs })
    return ctx.response.redirect(`/sign-in/${uid}/password`)
  }
  return leaveTo(ctx, await finishSignIn(ctx, subject, proofs))
}

const isOver = ({ passwordChangedAt }: SignInAccount): boolean =>
  isPasswordExpired(
    passwordChangedAt?.toJSDate() ?? null,
    identity.passwordMaxAgeDays,
    clock.now().toJSDate()
  )
