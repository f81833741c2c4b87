import { passToWorker } from '#identity/actions/pending_requests'
import { signInLinkJob } from '#identity/jobs/mail_sign_in_link'
import type { Locale } from '#shared/i18n'

/** The worker looks for the account, so that neither answer nor time tells whether there is one. */
export const requestSignInLink = (email: string, locale: Locale): Promise<void> =>
  passToWorker(signInLinkJob, { kind: 'sign_in_link', email, payload: { email, locale } })
