import { matchesPassword, renewedHash } from '#identity/actions/passwords/password_hashes'
import SignInAccount from '#identity/models/sign_in_account'

/**
 * Null where they are nobody's; unknown names take as long, so that no clock tells. A hash of
 * another cost is renewed on the way. @throws TurnstileFull
 */
export async function verifyPassword(
  name: string,
  password: string
): Promise<SignInAccount | null> {
  const account = await SignInAccount.query()
    .where(name.includes('@') ? 'email' : 'username', name.trim())
    .first()
  const kept = account?.passwordHash ?? null
  const matches = await matchesPassword(kept, password)
  const renewed = await renewedHash(kept, password)
  if (!account || !matches) return null
  if (renewed) await keepRenewed(account, renewed)
  return account
}

/** Unless the password was changed meanwhile. It is as old as before. */
async function keepRenewed(account: SignInAccount, passwordHash: string) {
  const { subject, passwordHash: before } = account
  await SignInAccount.query().where({ subject, passwordHash: before }).update({ passwordHash })
  account.passwordHash = passwordHash
}
