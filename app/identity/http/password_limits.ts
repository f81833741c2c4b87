import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import identity from '#config/identity'
import { hasSignedInFrom } from '#identity/queries/has_signed_in_from'

/** Too many wrong passwords were sent: nothing was checked. */
export class Blocked {
  constructor(readonly seconds: number) {}
}

/**
 * Runs a check that answers null for a wrong password. Every try counts beforehand, so that
 * simultaneous ones cannot slip through; a right one takes its count back. An account that many
 * addresses try at stays open to where its owner signed in before: nobody can lock out somebody
 * else.
 */
export async function underPasswordLimits<T>(
  address: string,
  name: string,
  check: () => Promise<T | null>
): Promise<T | null | Blocked> {
  const account = name.trim().toLowerCase()
  const here = {
    limit: limiter.use(identity.passwordAttempts),
    key: `password:${address}:${account}`,
  }
  const ofAddress = { limit: limiter.use(identity.addressAttempts), key: `password:${address}` }
  const ofAccount = { limit: limiter.use(identity.accountAttempts), key: `password-of:${account}` }

  const wait = (await secondsToWait(here)) || (await secondsToWait(ofAddress))
  if (wait > 0) return new Blocked(wait)
  const waitOfAccount = await secondsToWait(ofAccount)
  if (waitOfAccount > 0 && !(await hasSignedInFrom(name, address))) {
    return new Blocked(waitOfAccount)
  }
  const result = await check()
  if (result !== null) {
    await here.limit.delete(here.key)
    await ofAddress.limit.decrement(ofAddress.key)
    await ofAccount.limit.decrement(ofAccount.key)
  }
  return result
}

type Count = { limit: ReturnType<typeof limiter.use>; key: string }

/** Counts a try; 0 where there was one left. */
async function secondsToWait({ limit, key }: Count): Promise<number> {
  try {
    await limit.consume(key)
    return 0
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return Math.max(1, error.response.availableIn)
    throw error
  }
}
