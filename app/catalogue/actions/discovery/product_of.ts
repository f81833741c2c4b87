import { translate, type Locale } from '#shared/i18n'
import { dictionaryOf, type ProposedField } from '#catalogue/domain/discovery/dictionary_of'
import type { ProposedProduct } from '#catalogue/domain/discovery/found_series'
import type { CalendarMatch } from '#catalogue/domain/discovery/match_calendar'
import type { Series } from '#catalogue/domain/discovery/place_group'
import { minimalDaysOf } from '#catalogue/domain/discovery/minimal_days_of'
import { nameOf } from '#catalogue/domain/discovery/propose_product'
import type { PublishingTime } from '#catalogue/domain/discovery/publishing_time'
import type { Shown } from '#catalogue/domain/discovery/sample'
import type { ProductField } from '#catalogue/domain/product_dictionary'

/** Where it stands in the shop, as far as that is known. */
export type Shelved = { venue: string | null; category: string | null }

type Of = {
  series: Series
  sample: Shown
  words: readonly string[]
  code: string
  shelved: Shelved
  calendar: CalendarMatch
  published: PublishingTime | null
  price: string | null
}

/** Where times of files say nothing: what the shop takes as usual. */
const USUAL: PublishingTime = { publishDelayDays: 1, publishTime: '06:00' }

export function productOf(of: Of): ProposedProduct {
  const { series, sample, code, shelved, calendar, published, price } = of
  const { kind } = series.group
  return {
    code,
    name: nameOf(of.words),
    descriptionEn: descriptionOf('en', series, sample),
    descriptionDe: descriptionOf('de', series, sample),
    category: shelved.category,
    calendar: calendar.code,
    venues: [shelved.venue ?? []].flat(),
    visible: false,
    dailyPrice: price,
    minimalDays: minimalDaysOf(series),
    ...(published ?? USUAL),
    format: kind.format,
    compression: kind.compression,
    filePattern: series.pattern,
    filesPerDay: series.filesPerDay,
    fields: isTellable(sample) ? dictionaryOf(sample.columns).map(fieldOf) : [],
  }
}

/** Plain facts; whoever publishes it has better words. */
function descriptionOf(locale: Locale, { filesPerDay }: Series, { columns, keys }: Shown): string {
  const files = translate(locale, 'catalogue.discover.files', { count: filesPerDay })
  const held = translate(locale, 'catalogue.discover.columns', { count: columns.length })
  const apart = translate(locale, 'catalogue.discover.keys', { keys: keys.join(', ') })
  return [files, columns.length > 0 ? held : [], keys.length > 0 ? apart : []].flat().join(' ')
}

/** Names that a dictionary can hold. */
export const isTellable = ({ columns }: Shown): boolean =>
  columns.every(({ name }) => /^[^\p{Cc}|]{1,100}$/u.test(name) && !['', '-'].includes(name.trim()))

const fieldOf = ({ name, type, unit, word }: ProposedField): Partial<ProductField> => ({
  ...{ name, type },
  ...(unit && { unit }),
  meaningEn: word ? translate('en', `catalogue.discover.fields.${word}`) : inWords(name),
  meaningDe: word ? translate('de', `catalogue.discover.fields.${word}`) : inWords(name),
})

/** A name as words, until somebody has better ones. */
function inWords(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .trim()
  return words === '' ? name : words[0]!.toUpperCase() + words.slice(1)
}
