import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { mailSignInLink } from '#identity/actions/sign_in_links/mail_sign_in_link'
import SignInAccount from '#identity/models/sign_in_account'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { queueMail } from '#shared/mail'

/** At most once a day. Whoever never activated the account gets another link instead. */
export function tellOwnerOfAccount(email: string, locale: Locale): Promise<void> {
  return transaction(async (trx) => {
    const account = await SignInAccount.query({ client: trx }).where('email', email).first()
    if (account?.emailVerified) await mailNotice(trx, account, locale)
    else if (account) await mailSignInLink(trx, account, locale)
  })
}

const mailNotice = (trx: TransactionClientContract, account: SignInAccount, locale: Locale) =>
  queueMail(trx, {
    dedupeKey: `account-exists:${account.subject}:${clock.now().toISODate()}`,
    to: account.email,
    locale,
    template: 'identity_mails.account_exists',
    data: {
      name: `${account.firstName} ${account.lastName}`.trim(),
      username: account.username,
      signInUrl: `${appUrl}/sign-in-or-register`,
      url: `${appUrl}/password/forgotten`,
    },
  })
