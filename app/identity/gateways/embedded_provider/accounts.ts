import type { Account } from 'oidc-provider'
import SignInAccount from '#identity/models/sign_in_account'

/** What the provider tells the shop about an account; nothing once the account is gone. */
export async function findProviderAccount(subject: string): Promise<Account | undefined> {
  const account = await SignInAccount.find(subject)
  if (!account) return undefined
  return {
    accountId: account.subject,
    claims: async () => ({
      sub: account.subject,
      email: account.email,
      email_verified: account.emailVerified,
      name: `${account.firstName} ${account.lastName}`,
      given_name: account.firstName,
      family_name: account.lastName,
      preferred_username: account.username,
      groups: account.groups,
    }),
  }
}
