import { scopesOf, type Prospect } from '#identity'
import { rows } from '#shared/database'
import type { Caller } from '#shared/people'

const REQUESTS = '/admin/manage-subscription-requests'

/** Who sent a request without an account, for whoever answers requests and registers people. */
export async function prospectOf(request: number, caller: Caller): Promise<Prospect | null> {
  if (!scopesOf(caller).has('subscriptions.users.write')) return null
  const [found] = await rows<Omit<Prospect, 'page'>>(
    null,
    `select email, first_name as "firstName", last_name as "lastName",
            coalesce(company, '') as company, country, locale
       from subscription_requests where id = ? and user_id is null`,
    [request]
  )
  return found ? { ...found, page: `${REQUESTS}?search=${encodeURIComponent(found.email)}` } : null
}
