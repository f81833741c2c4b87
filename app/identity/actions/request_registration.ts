import { registrationJob } from '#identity/jobs/register_customer'
import type { Registration } from '#identity/domain/registration'
import { sendJob } from '#shared/jobs'
import type { Locale } from '#shared/i18n'

/**
 * Takes a registration in. The worker makes the account, so that the answer is the same and takes as
 * long whether the e-mail address is known or not; its owner learns it by mail. Of the same address
 * only one registration waits at a time.
 */
export const requestRegistration = (registration: Registration, locale: Locale): Promise<void> =>
  sendJob(
    null,
    registrationJob,
    { registration, locale },
    { singletonKey: registration.email.toLowerCase() }
  )
