import { passToWorker } from '#identity/actions/pending_requests'
import { signInLinkJob } from '#identity/jobs/mail_sign_in_link'
import type { Locale } from '#shared/i18n'

/**
 * Asks for a link to choose a password. The worker looks whether the address has an account, so that
 * the answer neither says nor shows by its time whether it has one.
 */
export const requestSignInLink = (email: string, locale: Locale): Promise<void> =>
  passToWorker(signInLinkJob, { kind: 'sign_in_link', email, payload: { email, locale } })
