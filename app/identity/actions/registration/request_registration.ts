import { passToWorker } from '#identity/actions/pending_requests'
import { registrationJob } from '#identity/jobs/register_customer'
import type { Registration } from '#identity/domain/registration'
import type { Locale } from '#shared/i18n'

/**
 * Takes a registration in. The worker makes the account, so that the answer is the same and takes as
 * long whether the e-mail address is known or not; its owner learns it by mail. Of the same address
 * only one registration waits at a time.
 */
export const requestRegistration = (registration: Registration, locale: Locale): Promise<void> =>
  passToWorker(registrationJob, {
    kind: 'registration',
    email: registration.email,
    payload: { registration, locale },
  })
