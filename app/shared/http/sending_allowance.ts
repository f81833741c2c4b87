import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import type { OwnLimit } from '#shared/http/api_description/calls'
import type { Result } from '#shared/domain/result'

export type SendingAllowance = {
  ofPerson: number
  /** What may come from one address in an hour: behind it a whole company may sit. */
  ofAddress: number
}

const WINDOW = '1 hour'

/** What it allows, as the description of a call says it. */
export const saidAllowance = ({ ofPerson, ofAddress }: SendingAllowance): OwnLimit => ({
  ...{ requests: ofPerson, every: WINDOW, counts: 'taken', ofAddress },
})

type Sending = {
  ctx: HttpContext
  name: string
  /** Who sends: the account, or for visitors the e-mail address that was typed. */
  person: { userId: number | null; email: string }
  allowance: SendingAllowance
}

/**
 * Only what was sent counts, not refusals. When the person or the address sent too many, what is
 * answered is `refused`, with the seconds until there is room again.
 */
export async function sendWithin<T>(
  { ctx, name, person, allowance }: Sending,
  send: () => Promise<Result<T>>,
  refused: (retryAfter: number) => Result<T>
): Promise<Result<T>> {
  const address = `${name}:ip:${ctx.request.ip()}`
  const sender = person.userId ? `${name}:user:${person.userId}` : `${address}:${lower(person)}`
  const counts = [
    count(sender, allowance.ofPerson),
    ...(person.userId ? [] : [count(address, allowance.ofAddress)]),
  ]
  const taken: typeof counts = []
  let isSent = false
  try {
    for (const one of counts) {
      await one.take()
      taken.push(one)
    }
    const result = await send()
    isSent = result.ok
    return result
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return refused(error.response.availableIn)
    throw error
  } finally {
    if (!isSent) await Promise.all(taken.map((one) => one.giveBack()))
  }
}

const lower = ({ email }: { email: string }) => email.trim().toLowerCase()

/** Taken before and given back, so that requests at the same time cannot slip through together. */
function count(key: string, requests: number) {
  const limit = limiter.use({ requests, duration: WINDOW })
  return { take: () => limit.consume(key), giveBack: () => limit.decrement(key) }
}
