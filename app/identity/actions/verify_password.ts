import hash from '@adonisjs/core/services/hash'
import { Turnstile } from '#identity/domain/turnstile'
import SignInAccount from '#identity/models/sign_in_account'

/** Each check costs memory and a core for a moment; sign-in must not starve the rest of the shop. */
const turnstile = new Turnstile(2, 200)

let decoy: Promise<string> | null = null

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
  decoy ??= hash.make('a password that nobody has')
  const known = account?.passwordHash
  const matches = await turnstile.pass(async () => hash.verify(known ?? (await decoy!), password))
  return known && matches ? account : null
}
