import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { sideOf } from '#catalogue/actions/catalogue_import/differences'
import type { PlannedReference } from '#catalogue/actions/catalogue_import/reference/plan_reference'
import { writeRecords } from '#catalogue/actions/catalogue_import/reference/write_records'
import {
  SECTION_NAMES,
  type CalendarRecord,
  type Section,
} from '#catalogue/domain/reference/reference_record'

const SUBJECTS: Record<Section, string> = {
  venues: 'venue',
  calendars: 'trading_calendar',
  priceGroups: 'price_group',
  categories: 'category',
}

/** Writes what is new or differs, section by section, with an entry in the history of each. */
export async function writeReference(
  trx: TransactionClientContract,
  planned: PlannedReference[]
): Promise<void> {
  for (const section of SECTION_NAMES) {
    const own = planned.filter((one) => one.section === section)
    if (own.length === 0) continue
    await writeRecords(
      trx,
      section,
      own.map(({ record }) => record)
    )
    for (const one of own) await tell(trx, one)
  }
  const isNamedAnew = planned.some(({ isNew, section }) => !isNew && NAMED.includes(section))
  if (isNamedAnew) await rows(trx, 'select refresh_product_search(id) from products')
}

/** Products are found by the names of these. */
const NAMED: Section[] = ['venues', 'categories']

const tell = (
  trx: TransactionClientContract,
  { section, id, record, isNew, differences }: PlannedReference
) =>
  recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: SUBJECTS[section], id },
    action: `${SUBJECTS[section]}.${isNew ? 'created' : 'changed'}`,
    before: isNew ? undefined : sideOf(differences, 'before'),
    after: isNew ? brief(record) : sideOf(differences, 'after'),
  })

/** A calendar's days can be counted again from its rules: their number is enough. */
const brief = (record: PlannedReference['record']) =>
  'holidays' in record
    ? { ...record, holidays: (record as CalendarRecord).holidays.length }
    : record
