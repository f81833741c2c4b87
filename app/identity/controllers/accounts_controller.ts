import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { hasPasswordHere } from '#identity/domain/password_here'
import { tilesFor } from '#identity/domain/account_tiles'
import type User from '#identity/models/user'
import { findDeletionRequest } from '#identity/queries/find_deletion_request'
import { readAccount } from '#shared/account_topics'
import { CalendarDay } from '#shared/domain/calendar_day'
import { callerOf } from '#shared/http/caller'

export default class AccountsController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { fullName, username, email, company } = user
    return ctx.inertia.render('identity/account/overview', {
      fullName: fullName || email,
      username,
      company,
      tiles: tilesFor({ hasPasswordHere: hasPasswordHere(user), answers }),
      ...(await readAccount(user.id)),
      today: CalendarDay.today().iso,
      waiting: { emails: unverifiedEmails(user), deletion: await deletionOf(user) },
    })
  }
}

/** The page for unknown addresses answers everywhere. */
const answers = (path: string): boolean => {
  const found = router.match(path, 'GET', false)
  return found !== null && found.route.pattern !== '/*'
}

const unverifiedEmails = (user: User): string[] =>
  [
    { email: user.secondEmail, verifiedAt: user.secondEmailVerifiedAt },
    { email: user.thirdEmail, verifiedAt: user.thirdEmailVerifiedAt },
  ].flatMap(({ email, verifiedAt }) => (email && !verifiedAt ? [email] : []))

async function deletionOf({ id }: User) {
  const request = await findDeletionRequest(id)
  return request && { answerBy: request.answerBy, isRefused: request.refusedAt !== null }
}
