import logger from '@adonisjs/core/services/logger'
import replica from '#config/replica'
import { choose, type Choice } from '#shared/reading/choice'
import { askFollowed } from '#shared/reading/followed'
import { keepPosition, wantedBy } from '#shared/reading/positions'
import { currentReader, type Reader } from '#shared/reading/reader'

/** So long a replica that did not answer is not asked again. */
const REST_MS = 5_000

let restsUntil = 0

/** Whether there is a replica at all: without one nothing is kept and nobody is asked. */
export const hasReplica = replica.url !== null

/** Who answers a list of the request at hand; null where there is nothing to choose. */
export async function chosenNow(): Promise<Choice | null> {
  const reader = hasReplica ? currentReader() : undefined
  if (!reader || reader.isFresh) return null
  return (reader.choice ??= chooseFor(reader))
}

async function chooseFor({ userId }: Reader): Promise<Choice> {
  if (performance.now() < restsUntil) return 'away'
  const [wanted, followed] = await Promise.all([wantedBy(userId), askFollowed().catch(letRest)])
  return followed ? choose(wanted, followed, replica.longestLagSeconds) : 'away'
}

/** After a failure the replica is left alone for a while; the database answers meanwhile. */
export function letRest(error: unknown): null {
  restsUntil = performance.now() + REST_MS
  logger.warn({ err: error }, 'the replica does not answer: the database does')
  return null
}

/** A change was made: what the request reads from now on, and what its caller reads next, has it. */
export async function noteChange(): Promise<void> {
  const reader = hasReplica ? currentReader() : undefined
  // A request that is there to change something notes it once, at its end.
  if (!reader || reader.isChanging) return
  reader.choice = undefined
  await keepWritten(reader.userId)
}

/** Never fails: a change that was made is not to be taken for one that was not. */
export async function keepWritten(userId: number): Promise<void> {
  await keepPosition(userId).catch((error: unknown) =>
    logger.warn({ err: error }, 'it could not be kept how far somebody has written')
  )
}
