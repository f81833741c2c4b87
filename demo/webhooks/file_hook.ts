import { clock } from '#shared/clock'
import type { DayTold } from '#demo/webhooks/days_told'
import { ACCEPTED, type DemoHook, type DemoMessage, type Try } from '#demo/webhooks/demo_hooks'

const HOUR = 3_600_000
const AWAY: Try = { status: 502, problem: 'status', answer: 'Bad gateway', ms: 47 }

/** A webhook that was told of days of files until its owner switched it off. */
export const fileHook = (days: readonly DayTold[]): DemoHook => ({
  ...{ name: 'File server', url: 'https://files.elbquant.example/kontor/days' },
  ...{ events: ['file.available', 'file.corrected', 'file.late'], daysAgo: 90 },
  ...{ isPaused: true, offReason: null, failingHours: null },
  tries: days.flatMap(messagesOf).toSorted((one, other) => one.hoursAgo - other.hoursAgo),
})

/** What became of a day is told in the order in which it did; a file server was away for one of them. */
function messagesOf(one: DayTold, at: number): DemoMessage[] {
  const { product, day, dueAt, arrivedAt, correctedAt, lateAt, files, bytes, corrections } = one
  const known = { product, day, dueAt: dueAt.toISOString() }
  const tries = at === 1 ? [AWAY, ACCEPTED] : [ACCEPTED]
  const told = (event: DemoMessage['event'], moment: Date | null, more: object) =>
    moment === null
      ? []
      : [{ event, data: { ...known, ...more }, hoursAgo: hoursSince(moment), state, tries }]
  return [
    ...told('file.late', lateAt, { estimateAt: one.estimateAt?.toISOString() ?? null }),
    ...told('file.available', arrivedAt, { files, bytes, arrivedAt: arrivedAt?.toISOString() }),
    ...told('file.corrected', correctedAt, { files, bytes, corrections }),
  ]
}

const state = 'Delivered' as const

const hoursSince = (moment: Date) => (clock.milliseconds() - moment.getTime()) / HOUR
