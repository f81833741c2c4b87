import type { HttpContext } from '@adonisjs/core/http'
import { hasPasswordHere } from '#identity/domain/password_here'
import { provenAccount } from '#identity/http/expired_password'
import { LINK_TOKEN } from '#identity/http/link_token'
import SignInAccount from '#identity/models/sign_in_account'
import { findOpenLink } from '#identity/queries/find_open_link'
import { callerOrNobody } from '#shared/http/caller'

/** By a mailed link, in place of an expired one, or its own; null for everybody else. */
export async function choosingAccount(
  ctx: HttpContext,
  uid: string | null
): Promise<SignInAccount | null> {
  const subject =
    (uid && provenAccount(ctx.session, uid)) ??
    (await findOpenLink(ctx.session.get(LINK_TOKEN, '')))?.subject ??
    ownSubject(callerOrNobody(ctx))
  return subject ? SignInAccount.find(subject) : null
}

const ownSubject = (user: HttpContext['auth']['user']) =>
  user && hasPasswordHere(user) ? user.subject : null
