import { matchesPassword } from '#identity/actions/password_hashes'
import SignInAccount from '#identity/models/sign_in_account'

/**
 * The account whose e-mail address or username and password these are, or null. An unknown name
 * takes as long as a wrong password, so that nobody can find out who has an account.
 * @throws TurnstileFull while very many sign in at once
 */
export async function verifyPassword(
  name: string,
  password: string
): Promise<SignInAccount | null> {
  const account = await SignInAccount.query()
    .where(name.includes('@') ? 'email' : 'username', name.trim())
    .first()
  const matches = await matchesPassword(account?.passwordHash ?? null, password)
  return matches ? account : null
}
