import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { findSignIn } from '#identity/http/sign_in_session'
import { clock } from '#shared/clock'
import { failure } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'

const KEY = 'password_confirmed'
const FRESH_MINUTES = 10

/** Remembers that whoever is signed in has just typed the password again. */
export const noteConfirmation = ({ session }: HttpContext): void =>
  session.put(KEY, clock.milliseconds())

/** Whether the person in front of this session proved a few minutes ago who they are. */
export function isFresh(ctx: HttpContext): boolean {
  const provenAt = Math.max(findSignIn(ctx)?.provenAt ?? 0, ctx.session.get(KEY, 0) as number)
  return clock.milliseconds() - provenAt < FRESH_MINUTES * 60_000
}

/** Route middleware for what a session that somebody left open must not be able to change. */
export function freshProof(ctx: HttpContext, next: NextFn) {
  if (isFresh(ctx)) return next()
  if (wantsJson(ctx)) {
    return failure(ctx, { code: 'account.errors.confirmation_needed', status: 403 })
  }
  return ctx.response.redirect('/my-account/security/confirm')
}
