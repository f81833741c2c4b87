import type { CsvColumn } from '#shared/csv'
import { CalendarDay } from '#shared/domain/calendar_day'
import { dayNumber } from '#shared/lists'
import { translate, type Locale } from '#shared/i18n'
import type { Stretch } from '#contracts/domain/stretch'
import type { PricedFinding } from '#contracts/queries/entitlements/priced_findings'

/** The columns of the export of what does not agree. */
export function findingColumns(locale: Locale): CsvColumn<PricedFinding>[] {
  const say = (key: string) => translate(locale, `contracts.findings.${key}`)
  const dayOf = (iso: string | null) => (iso ? CalendarDay.parse(iso)!.format() : say('open'))
  const stretch = ({ from, until }: Stretch) => `${dayOf(from)} – ${dayOf(until)}`
  return [
    { header: say('columns.kind'), value: ({ kind }) => say(`kinds.${kind}.title`) },
    { header: say('columns.bpId'), value: ({ bpId }) => bpId },
    { header: say('columns.company'), value: ({ bpName }) => bpName },
    { header: say('columns.user'), value: ({ userName }) => userName },
    { header: say('columns.type'), value: ({ what }) => what },
    { header: say('columns.numbers'), value: ({ numbers }) => numbers.join(', ') },
    { header: say('columns.days'), value: ({ days }) => days.map(stretch).join(', ') },
    {
      header: say('columns.given'),
      value: ({ givenCents }) => (givenCents === null ? null : givenCents / 100),
    },
    { header: say('columns.until'), value: ({ acceptedUntil }) => dayNumber(acceptedUntil) },
    { header: say('columns.reason'), value: ({ reason }) => reason },
  ]
}
