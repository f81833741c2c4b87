import { CalendarDay } from '#shared/domain/calendar_day'
import { translate, type Locale, type TextParams } from '#shared/i18n'
import type { Effect } from '#subscriptions/queries/losses_of'

const KEY = 'subscriptions.subscribers.bulk'

/** What somebody loses and gains by a change, as one line below his name. */
export const effectInWords = (effect: Effect, locale: Locale) => ({
  code: `${KEY}.effect`,
  params: { effect: sayEffect(effect, locale) },
})

export function sayEffect({ losses, isGone }: Effect, locale: Locale): string {
  const say = (key: string, params: TextParams = {}) => translate(locale, `${KEY}.${key}`, params)
  const sayDays = (key: string, days: Missed | null) =>
    days && say(days.last ? key : `${key}_all`, missedIn(days))
  const { days, first, last, kept, gained, missed, coming } = losses
  const parts = [
    days > 0 && say('lost', { n: days, kept, first: shown(first), last: shown(last) }),
    sayDays('missed', missed),
    gained > 0 && say('gained', { n: gained }),
    sayDays('coming', coming),
    isGone && say('gone'),
  ].filter(Boolean)
  return parts.join(' ') || say('nothing')
}

type Missed = NonNullable<Effect['losses']['missed']>

const missedIn = ({ days, first, last }: Missed) => ({
  ...{ n: days ?? undefined, first: shown(first), last: shown(last) },
})

const shown = (iso: string | null) => CalendarDay.parse(iso ?? '')?.format() ?? ''
