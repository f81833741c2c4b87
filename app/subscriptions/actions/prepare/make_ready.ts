import logger from '@adonisjs/core/services/logger'
import { findDayFile, restoreFromArchive } from '#catalogue'
import { DeliveryProblem } from '#delivery'
import { CalendarDay } from '#shared/domain/calendar_day'
import { writtenDay } from '#shared/domain/written_day'
import { failpoint } from '#shared/failpoints'
import { cutDay } from '#subscriptions/actions/prepare/cut_day'
import { holdTurn, takeTurn, type Turn } from '#subscriptions/actions/prepare/take_turn'
import { settle, settleFailed } from '#subscriptions/actions/prepare/settle'

/** Makes ready what waits under a number, unless somebody else is at it or it is done. */
export async function makeReady(id: number, signal: AbortSignal): Promise<void> {
  const turn = await takeTurn(id)
  if (!turn) return
  const held = holdTurn(turn, signal)
  try {
    await failpoint('subscriptions.turn_taken')
    await make(turn, held.signal)
  } catch (error) {
    held.signal.throwIfAborted()
    logger.warn({ err: error, preparation: id }, 'a file could not be made ready')
    await settleFailed(turn, DeliveryProblem.from(error))
  } finally {
    held.release()
  }
}

async function make(turn: Turn, signal: AbortSignal): Promise<void> {
  const { productId, day, part, version, choice } = turn
  await broughtBack(turn)
  if (choice === '') return settle(turn, null)
  const file = await findDayFile({ productId, day, part })
  // Whoever asks now gets the day as it is now.
  if (file?.version !== version) throw missing(day)
  await settle(turn, await cutDay(turn, file, signal))
}

async function broughtBack({ productId, day }: Turn): Promise<void> {
  await restoreFromArchive(productId, CalendarDay.parse(day)!).catch((error: unknown) => {
    const known = DeliveryProblem.from(error)
    if (known.code === 'delivery.errors.storage_full') throw known
    logger.warn({ err: error, productId, day }, 'the archive did not give a day')
    throw new DeliveryProblem('delivery.errors.archive_unavailable', { day: writtenDay(day) })
  })
}

const missing = (day: string) =>
  new DeliveryProblem('delivery.errors.lake_file_changed', { name: '', day: writtenDay(day) }, true)
