import type { PublishedProduct } from '#catalogue'
import { clock, SHOP_TIME_ZONE } from '#shared/clock'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { dueAt } from '#arrivals/domain/due_at'
import { lateFrom } from '#arrivals/domain/late_from'
import { LEARNT_DAYS, usualDelay } from '#arrivals/domain/usual_delay'
import { demoDelay, fateOf, type Fate } from '#demo/arrivals/demo_morning'

const [MINUTE, HOUR] = [60_000, 3_600_000]

/** Days of a product as they came, the newest with its own fate. */
export function demoDays(product: PublishedProduct) {
  const now = clock.now().toJSDate()
  const rule = { ...product.rule, zone: SHOP_TIME_ZONE }
  const days = daysOf(product)
    .map((day) => ({ day: day.iso, due: dueAt(day, rule), isKnown: day.iso <= product.lastDay }))
    .filter(({ due, isKnown }) => isKnown || due <= now)
  const usual = usualDelay(days.map(({ day }) => demoDelay(product.code, day)))
  return days.map(({ day, due, isKnown }, at) => {
    const fate = at === days.length - 1 ? fateOf(product.code) : 'usual'
    return {
      ...{ product_id: product.id, day, morning: dayInBerlin(due), due_at: due },
      ...{
        late_from: lateFrom(due, usual),
        usual_delay: usual?.delay,
        usual_spread: usual?.spread,
      },
      ...{ learnt_days: usual?.days ?? 0, files_expected: product.filesPerDay },
      ...cameOf({
        fate: isKnown ? fate : notKnown(fate),
        due,
        delay: demoDelay(product.code, day),
        now,
      }),
    }
  })
}

/** The last sixty that are known, and of a product that waits the next one. */
function daysOf({ code, calendar, lastDay }: PublishedProduct): CalendarDay[] {
  const last = CalendarDay.parse(lastDay)!
  const known = calendar.tradingDays(new DayRange(last.plusDays(-130), last)).slice(-LEARNT_DAYS)
  if (!['late', 'missing'].includes(fateOf(code))) return known
  const [next] = calendar.tradingDays(new DayRange(last.plusDays(1), last.plusDays(14)))
  return next ? [...known, next] : known
}

const notKnown = (fate: Fate): Fate => (fate === 'missing' ? 'missing' : 'late')

type Case = { fate: Fate; due: Date; delay: number; now: Date }

function cameOf({ fate, due, delay, now }: Case) {
  const at = (ms: number) => new Date(Math.min(due.getTime() + ms, now.getTime() - 4 * MINUTE))
  if (fate === 'late') {
    const soon = Math.ceil((now.getTime() + 40 * MINUTE) / (15 * MINUTE)) * 15 * MINUTE
    return { late_at: at(30 * MINUTE), estimate_at: new Date(soon) }
  }
  if (fate === 'missing') return { late_at: at(30 * MINUTE), missing_at: at(3 * HOUR) }
  const arrived = at(fate === 'rare' ? 170 * MINUTE : delay * 1000)
  const come = { arrived_at: arrived, announced_at: arrived }
  if (fate !== 'corrected') return come
  return { ...come, corrected_at: at(185 * MINUTE), corrections: 1, corrections_told: 1 }
}
