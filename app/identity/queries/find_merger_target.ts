import User from '#identity/models/user'
import { findUserByEmail } from '#identity/queries/find_user_by_email'

/** Whom staff mean by a number or an e-mail address, or null. */
export function findMergerTarget(text: string): Promise<User | null> {
  const typed = text.trim()
  if (/^[1-9]\d{0,14}$/.test(typed)) return User.find(Number(typed))
  return typed === '' ? Promise.resolve(null) : findUserByEmail(typed)
}
