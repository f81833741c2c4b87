import { rows } from '#shared/database'
import { STATUS } from '#subscriptions/lists/subscriber_columns'

type Address = { email: string }

/** Addresses of those whose subscription of a type is active or unrestricted and who may sign in. */
export async function activeAddresses(typeId: number): Promise<string[]> {
  const found = await rows<Address>(null, ACTIVE, [typeId])
  return found.map(({ email }) => email)
}

const ACTIVE = `
  select u.email from subscription_users s join users u on u.id = s.user_id
   where s.type_id = ? and u.locked_at is null
     and (${STATUS}) in ('Active', 'Unrestricted')
   order by lower(u.email)`
