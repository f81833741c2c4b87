import { signInLinkJob } from '#identity/jobs/mail_sign_in_link'
import { sendJob } from '#shared/jobs'
import type { Locale } from '#shared/i18n'

/**
 * Asks for a link to choose a password. The worker looks whether the address has an account, so that
 * the answer neither says nor shows by its time whether it has one.
 */
export const requestSignInLink = (email: string, locale: Locale): Promise<void> =>
  sendJob(null, signInLinkJob, { email, locale }, { singletonKey: email.toLowerCase() })
