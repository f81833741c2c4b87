import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { writtenDay } from '#shared/domain/written_day'
import { translate, type Locale } from '#shared/i18n'
import type { MailKind } from '#arrivals/domain/mail_kind'
import type { ToldDay } from '#arrivals/queries/told_day'

/** Lines of a mail; who waits for more reads the rest on the page. */
const MOST_LINES = 40

/** A line for each day: product and day, when it was due, and when it came or may come. */
export function mailedDays(kind: MailKind, days: ToldDay[], locale: Locale): string {
  const lines = days.slice(0, MOST_LINES).map((one) => lineOf(kind, one, locale))
  const rest = days.length - lines.length
  const more = rest > 0 ? [translate(locale, 'arrivals.mails.more', { n: rest })] : []
  return [...lines, ...more].join('\n')
}

/** The product where it is one, otherwise how many there are. */
export function mailedSubject(days: ToldDay[], locale: Locale): string {
  const [first] = days
  if (days.length === 1) return `${first!.name}, ${writtenDay(first!.day)}`
  return translate(locale, 'arrivals.mails.several', { count: days.length })
}

function lineOf(kind: MailKind, one: ToldDay, locale: Locale): string {
  const facts = { due: momentOf(one.dueAt), moment: '' }
  const say = (key: string, moment: Date | null) =>
    translate(locale, `arrivals.mails.lines.${key}`, {
      ...facts,
      moment: moment ? momentOf(moment) : '',
    })
  const value =
    kind === 'arrived'
      ? say('arrived', one.arrivedAt)
      : kind === 'missing'
        ? say('missing', null)
        : say(one.estimateAt ? 'estimate' : 'no_estimate', one.estimateAt)
  return `${one.name}, ${writtenDay(one.day)}: ${value}`
}

/** Day and time at the shop's place, as pages show them. */
const momentOf = (moment: Date) =>
  `${writtenDay(dayInBerlin(moment))} ${DateTime.fromJSDate(moment, { zone: SHOP_TIME_ZONE }).toFormat('HH:mm')}`
