import { rows } from '#shared/database'

/** Whether somebody signed in under this name of the shop's own provider from this address lately. */
export async function hasSignedInFrom(name: string, ipAddress: string): Promise<boolean> {
  const [found] = await rows(
    null,
    `select 1 from sign_in_accounts account
       join sign_in_events event on event.subject = account.subject::text
      where (account.email = ? or account.username = ?) and event.outcome = 'signed_in'
        and event.ip_address = ? limit 1`,
    [name.trim(), name.trim(), ipAddress]
  )
  return found !== undefined
}
