import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import identity from '#config/identity'

/**
 * Runs a password check that answers null for a wrong one, and counts: for one account from one
 * address, and for one address in all. Every try counts before it is checked, so that simultaneous
 * tries cannot slip through; a right password takes its count back. The account alone is never
 * blocked, so that nobody can lock out somebody else.
 */
export async function underPasswordLimits<T>(
  address: string,
  name: string,
  check: () => Promise<T | null>
): Promise<T | null | 'blocked'> {
  const ofAccount = limiter.use(identity.passwordAttempts)
  const ofAddress = limiter.use(identity.addressAttempts)
  const accountKey = `password:${address}:${name.trim().toLowerCase()}`
  const addressKey = `password:${address}`
  try {
    await ofAccount.consume(accountKey)
    await ofAddress.consume(addressKey)
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return 'blocked'
    throw error
  }
  const result = await check()
  if (result !== null) {
    await ofAccount.delete(accountKey)
    await ofAddress.decrement(addressKey)
  }
  return result
}
