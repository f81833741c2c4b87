import type { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { deliverableFiles, restoreFromArchive, type DeliverableFile } from '#catalogue'
import { DeliveryProblem, isStorageFull } from '#delivery/domain/delivery_problem'

/** @throws DeliveryProblem when the archive does not give them, or the lake has no room. */
export async function bringBack(productId: number, day: CalendarDay): Promise<DeliverableFile[]> {
  await restore(productId, day)
  const restored: DeliverableFile[] = []
  for await (const file of deliverableFiles(productId, new DayRange(day, day))) restored.push(file)
  if (restored.some(({ storage }) => storage === 'archive')) throw unavailable(day)
  return restored
}

async function restore(productId: number, day: CalendarDay): Promise<void> {
  try {
    await restoreFromArchive(productId, day)
  } catch (error) {
    if (isStorageFull(error)) throw new DeliveryProblem('delivery.errors.storage_full')
    throw unavailable(day)
  }
}

const unavailable = (day: CalendarDay) =>
  new DeliveryProblem('delivery.errors.archive_unavailable', { day: day.format() })
