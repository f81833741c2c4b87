import type { Locale } from '#shared/i18n'
import type { PdfBlock } from '#shared/pdf'
import type { Evidence } from '#contracts/domain/evidence/evidence'
import { sayIn, section } from '#contracts/pdf/evidence/say'

export function givenBlocks({ contracts, subscriptions }: Evidence, locale: Locale): PdfBlock[] {
  const { say, span } = sayIn(locale)
  return [
    ...section(
      say('contracts'),
      [
        [say('contract'), 22],
        [say('type'), 28],
        [say('product'), 24],
        [say('days'), 26],
      ],
      contracts.map(({ number, type, product, affiliates, from, to, ...past }) => {
        const series = past.timeSeriesFrom ?? past.timeSeriesTo
        const days = span(from, to)
        const note = span(past.timeSeriesFrom, past.timeSeriesTo)
        const group = affiliates ? say('affiliates', { count: affiliates }) : null
        return [
          ...[number, type, group ? { text: product, note: group } : product],
          series ? { text: days, note } : days,
        ]
      }),
      say('none')
    ),
    ...section(
      say('subscriptions'),
      [
        [say('person'), 38],
        [say('subscription'), 33],
        [say('days'), 29],
      ],
      subscriptions.map(({ person, name, isUnrestricted, ranges }) => {
        const spans = ranges.map(({ startsOn, endsOn, isTrial }) =>
          isTrial ? `${span(startsOn, endsOn)} (${say('trial')})` : span(startsOn, endsOn)
        )
        return [person, name, isUnrestricted ? say('unrestricted') : spans.join(', ')]
      }),
      say('none')
    ),
  ]
}
