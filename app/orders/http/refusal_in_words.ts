import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'
import { formatEuro } from '#shared/domain/money'
import type { Refusal } from '#shared/domain/result'
import { translate, type Locale } from '#shared/i18n'

/** States, moments and amounts of a refusal as its reader knows them: by name, in the shop's time. */
export function refusalInWords(refusal: Refusal, locale: Locale): Refusal {
  const { state, at, highestCents } = refusal.params ?? {}
  const params = { ...refusal.params }
  if (state) params.state = stateInWords(state, locale)
  if (at) {
    const moment = DateTime.fromISO(String(at), { zone: SHOP_TIME_ZONE })
    params.at = moment.toFormat('yyyy/MM/dd HH:mm')
  }
  if (highestCents !== undefined) params.highest = formatEuro(Number(highestCents), locale)
  return { ...refusal, params }
}

export const stateInWords = (state: unknown, locale: Locale): string =>
  translate(locale, `orders.order.states.${state}`)
