import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import type { Wanted } from '#subscriptions/domain/preparation'

/** One making of what waits; the attempt tells it from one that was thought dead. */
export type Turn = Wanted & { id: number; attempt: number }

const LEASE_SECONDS = 60

/** Null where it is made already, or somebody is at it. */
export async function takeTurn(id: number): Promise<Turn | null> {
  const [turn] = await rows<Turn>(
    null,
    `update subscription_preparations
        set attempt = attempt + 1, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = ? and state = 'Waiting' and (lease_until is null or lease_until < now())
     returning id, attempt, product_id as "productId", day, part, version, choice, items`,
    [id]
  )
  return turn ?? null
}

type HeldTurn = { signal: AbortSignal; release(): void }

/** Holds a turn on while the work goes on; its signal ends where the turn is lost. */
export function holdTurn({ id, attempt }: Turn, signal: AbortSignal): HeldTurn {
  const lost = new AbortController()
  const beat = async () => {
    const held = await rows(
      null,
      `update subscription_preparations
          set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
        where id = ? and attempt = ? and state = 'Waiting' returning id`,
      [id, attempt]
    )
    if (held.length === 0) lost.abort(new Error('Somebody else makes it by now'))
  }
  const timer = setInterval(
    () => beat().catch((error) => logger.warn({ err: error, preparation: id }, 'no heartbeat')),
    (LEASE_SECONDS * 1_000) / 3
  )
  return {
    signal: AbortSignal.any([lost.signal, signal]),
    release: () => clearInterval(timer),
  }
}
