export type FieldValue = string | number | boolean | string[] | null
export type Fields = Record<string, FieldValue>

export type FieldKind =
  | 'text'
  | 'area'
  | 'number'
  | 'money'
  | 'day'
  | 'flag'
  | 'lines'
  | { one: string; isOptional?: boolean }
  | { some: string }

/** Every field of a product as an import names it, in the order of the editor. */
export const SECTIONS = {
  texts: {
    name: 'text',
    descriptionEn: 'area',
    descriptionDe: 'area',
    remarkEn: 'area',
    remarkDe: 'area',
  },
  sale: {
    pricing: { one: 'pricing' },
    dailyPrice: 'money',
    dailyPriceFrom: 'day',
    priceGroup: { one: 'priceGroup', isOptional: true },
    minimalDays: 'number',
    buyingOptions: { some: 'buyingOptions' },
    creditCard: 'flag',
    trialWeeks: 'number',
    visible: 'flag',
    excludedCountries: { some: 'countries' },
  },
  place: {
    category: { one: 'category' },
    venues: { some: 'venues' },
    calendar: { one: 'calendar' },
    position: 'number',
    likes: { some: 'likes' },
  },
  files: {
    kind: { one: 'kind' },
    format: { one: 'format' },
    compression: { one: 'compression' },
    filePattern: 'text',
    filesPerDay: 'number',
    publishDelayDays: 'number',
    publishTime: 'text',
    sampleDay: 'day',
    fields: 'lines',
  },
  parts: {
    levelOneField: 'text',
    levelOne: 'lines',
    levelTwoField: 'text',
    levelTwo: 'lines',
    isinField: 'text',
    isins: 'lines',
  },
} as const satisfies Record<string, Record<string, FieldKind>>

export type Section = keyof typeof SECTIONS
type NamesOf<S> = S extends Section ? keyof (typeof SECTIONS)[S] : never
export type FieldName = NamesOf<Section>

export const SECTION_NAMES = Object.keys(SECTIONS) as Section[]
export const fieldsOf = (section: Section) => Object.keys(SECTIONS[section]) as FieldName[]
export const FIELD_NAMES = SECTION_NAMES.flatMap(fieldsOf)

const KINDS = Object.assign({}, ...Object.values(SECTIONS)) as Record<FieldName, FieldKind>
export const kindOf = (name: FieldName): FieldKind => KINDS[name]

/** Words that people read, in which single ones change. */
export const isProse = (name: FieldName) => ['text', 'area'].includes(String(kindOf(name)))

export const isField = (name: string): name is FieldName => (FIELD_NAMES as string[]).includes(name)

export const isSame = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Values that are the same for every product. */
export const FIXED = {
  pricing: ['day', 'module', 'request'],
  buyingOptions: ['otp', 'subscription'],
  kind: ['files', 'filterable', 'report', 'analytics'],
  format: ['csv', 'parquet', 'pcap'],
  compression: ['none', 'gzip'],
} as const
