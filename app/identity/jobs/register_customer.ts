import { settleRequest, type PendingRequest } from '#identity/actions/pending_requests'
import { registerCustomer } from '#identity/actions/registration/register_customer'
import { tellOwnerOfAccount } from '#identity/actions/registration/tell_owner_of_account'
import type { Registration } from '#identity/domain/registration'
import { defineJob } from '#shared/jobs'
import type { Locale } from '#shared/i18n'

type Typed = { registration: Registration; locale: Locale }

/** Makes the account of somebody who registered, or tells the owner of the address that it has one. */
export const registrationJob = defineJob<PendingRequest>('identity.register_customer', {
  handle: (request) =>
    settleRequest<Typed>(request, async ({ registration, locale }) => {
      const result = await registerCustomer({ registration, locale })
      if (!result.ok) await tellOwnerOfAccount(registration.email, locale)
    }),
})
