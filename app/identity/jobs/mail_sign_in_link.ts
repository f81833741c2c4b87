import { mailSignInLink } from '#identity/actions/sign_in_links/mail_sign_in_link'
import { settleRequest, type PendingRequest } from '#identity/actions/pending_requests'
import SignInAccount from '#identity/models/sign_in_account'
import { transaction } from '#shared/database'
import { defineJob } from '#shared/jobs'
import type { Locale } from '#shared/i18n'

type Typed = { email: string; locale: Locale }

/** Mails a link to choose a password, if the address has an account; else nothing happens. */
export const signInLinkJob = defineJob<PendingRequest>('identity.mail_sign_in_link', {
  handle: (request) => settleRequest<Typed>(request, mailLinkTo),
})

const mailLinkTo = ({ email, locale }: Typed) =>
  transaction(async (trx) => {
    const account = await SignInAccount.query({ client: trx })
      .where('email', email)
      .forUpdate()
      .first()
    if (account) await mailSignInLink(trx, account, locale)
  })
