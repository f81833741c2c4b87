import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import identity from '#config/identity'

/**
 * A code has six digits only: each try counts before it is checked, so that simultaneous tries
 * cannot slip through; a right one takes its count back.
 */
export async function underCodeLimits(
  subject: string,
  check: () => Promise<boolean>
): Promise<boolean | 'blocked'> {
  const [soon, daily] = [limiter.use(identity.codeAttempts), limiter.use(identity.codesOfDay)]
  const [ofAccount, ofDay] = [`second-step:${subject}`, `second-step-of-day:${subject}`]
  try {
    await soon.consume(ofAccount)
    await daily.consume(ofDay)
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return 'blocked'
    throw error
  }
  const isRight = await check()
  if (isRight) {
    await soon.delete(ofAccount)
    await daily.decrement(ofDay)
  }
  return isRight
}
