import { passToWorker } from '#identity/actions/pending_requests'
import { registrationJob } from '#identity/jobs/register_customer'
import type { Registration } from '#identity/domain/registration'
import type { Locale } from '#shared/i18n'

/** The worker makes the account: neither answer nor time tells whether the address is known. */
export const requestRegistration = (registration: Registration, locale: Locale): Promise<void> =>
  passToWorker(registrationJob, {
    kind: 'registration',
    email: registration.email,
    payload: { registration, locale },
  })
