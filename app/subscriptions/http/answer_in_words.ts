import type { Refusal } from '#shared/domain/result'
import { translate, type Locale } from '#shared/i18n'
import type { GivenForRequest } from '#subscriptions/actions/requests/confirm_request'

/** What is given for a request as it was asked for: such days have a first and no last one. */
export const givenInWords = ({ typeName, parts, days }: GivenForRequest) => ({
  code: 'subscription_requests.bulk.given',
  params: {
    what: [typeName, parts.join(', ')].filter(Boolean).join(' · '),
    first: days.from?.format() ?? '–',
  },
})

/** Where something has to be chosen, the request is answered by itself. */
export function answeredByItself(refusal: Refusal, locale: Locale): Refusal {
  if (!refusal.field) return refusal
  const error = translate(locale, refusal.code, refusal.params)
  return { code: 'subscription_requests.bulk.by_itself', params: { error } }
}
