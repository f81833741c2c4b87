import { differencesOf, type Difference } from '#catalogue/actions/catalogue_import/differences'
import type { ReferenceSource, SourceRecord } from '#catalogue/actions/catalogue_import/read_source'
import { wholeCalendar } from '#catalogue/actions/catalogue_import/reference/whole_calendar'
import { readFields, type Problem } from '#catalogue/domain/read_fields'
import {
  categoryProblems,
  priceGroupProblems,
  venueProblems,
} from '#catalogue/domain/reference/reference_problems'
import {
  SECTION_NAMES,
  SECTIONS,
  type CalendarRecord,
  type CategoryRecord,
  type PriceGroupRecord,
  type References,
  type Section,
  type VenueRecord,
} from '#catalogue/domain/reference/reference_record'
import type { KnownReferences } from '#catalogue/queries/reference_records'

export type PlannedReference = {
  section: Section
  line: number
  id: string
  record: References[Section]
  isNew: boolean
  differences: Difference[]
  problems: Problem[]
}

type Around = { known: KnownReferences; countries: ReadonlyMap<string, unknown> }

/** What a file makes of venues, calendars, price groups and categories, in the order in which they are written. */
export const planReference = (source: ReferenceSource, around: Around): PlannedReference[] =>
  SECTION_NAMES.flatMap((section) => planSection(section, source[section] ?? [], around))

function planSection(section: Section, entries: SourceRecord[], around: Around) {
  const plan = SECTIONS[section]
  const read = entries.map(({ line, raw }) => ({
    line,
    ...readFields(plan.fields, { [plan.key]: '', ...raw }),
  }))
  const tree = treeOf(around.known, section === 'categories' ? read : [])
  const seen = new Map<string, number>()
  return read.map(({ line, record: said, problems }, at): PlannedReference => {
    const id = String(said.id ?? '')
    const before = around.known[section].get(id)
    const usual = { ...('position' in plan.fields && { position: at }), ...plan.usual }
    const wish = { ...usual, ...before, ...said, id } as References[Section]
    const judged = judge(section, { wish, said, before, tree, ...around })
    const all = [...repeated(seen, { id, line, key: plan.key }), ...problems]
    const more = [...missing(plan.needed, wish), ...judged.problems]
    const isUnsaid = ({ field }: Problem) => !all.some((one) => one.field === field)
    return {
      ...{ section, line, id, record: judged.record, isNew: !before },
      differences: before ? differencesOf(before, judged.record) : [],
      problems: [...all, ...more.filter(isUnsaid)],
    }
  })
}

type Judged = Around & {
  wish: References[Section]
  said: Record<string, unknown>
  before: References[Section] | undefined
  tree: ReadonlyMap<string, { parent: string | null }>
}

/** What does not fit; nothing is judged of an entry that lacks what it needs. */
function judge(section: Section, { wish, said, before, tree, countries }: Judged) {
  const same = (problems: Problem[]) => ({ record: wish, problems })
  if (missing(SECTIONS[section].needed, wish).length > 0) return same([])
  switch (section) {
    case 'venues':
      return same(venueProblems(wish as VenueRecord, countries))
    case 'categories':
      return same(categoryProblems(wish as CategoryRecord, before as CategoryRecord, tree))
    case 'priceGroups':
      return same(priceGroupProblems(wish as PriceGroupRecord, before as PriceGroupRecord))
    case 'calendars':
      return wholeCalendar({
        wish: { ...(wish as CalendarRecord), ...singleDays(said) },
        said,
        before: before as CalendarRecord | undefined,
      })
  }
}

/** What a calendar has already are all its days, what a file says are those that no rule brings. */
const singleDays = ({ holidays = [], openDays = [] }: Record<string, unknown>) =>
  ({ holidays, openDays }) as Pick<CalendarRecord, 'holidays' | 'openDays'>

const missing = (needed: readonly string[], wish: object): Problem[] =>
  needed
    .filter((field) => (wish as Record<string, unknown>)[field] === undefined)
    .map((field) => ({ field, code: 'needed' }))

function repeated(
  seen: Map<string, number>,
  { id, line, key }: { id: string; line: number; key: string }
): Problem[] {
  const earlier = seen.get(id)
  seen.set(id, line)
  return earlier && id ? [{ field: key, code: 'entry_twice', params: { line: earlier } }] : []
}

function treeOf({ categories }: KnownReferences, read: { record: Record<string, unknown> }[]) {
  const tree = new Map<string, { parent: string | null }>(categories)
  for (const { record } of read) {
    const { id, parent = tree.get(String(id))?.parent ?? null } = record
    tree.set(String(id), { parent: parent as string | null })
  }
  return tree
}
