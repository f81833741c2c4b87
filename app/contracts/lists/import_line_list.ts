import { contains, defineList } from '#shared/lists'
import { BLOCKED, type Outcome } from '#contracts/domain/import/import_line'

export type ListedLine = {
  line: number
  text: string
  bpId: number | null
  name: string | null
  country: string | null
  problems: string[]
  outcome: Outcome
  /** What came of it when it was judged before, where that was something else. */
  wasOutcome: Outcome | null
  firstLine: number | null
  oldName: string | null
  oldCountry: string | null
}

export const importLineList = defineList<ListedLine, { id: number }>()({
  columns: {
    line: 'l.line',
    text: 'l.text',
    bpId: 'l.partner_id',
    name: 'l.name',
    country: 'l.country',
    problems: 'l.problems',
    outcome: 'l.outcome',
    wasOutcome: 'l.was_outcome',
    firstLine: 'l.first_line',
    oldName: 'l.old_name',
    oldCountry: 'l.old_country',
  },
  from: 'partner_import_lines l',
  within: ({ id }) => ({ sql: 'l.import_id = ?', values: [id] }),
  sort: { line: 'line', id: 'bpId' },
  usual: { by: 'line', direction: 'asc' },
  tieBreaker: 'l.line',
  search: (text) => contains(['l.text'], text),
  views: {
    all: 'true',
    blocked: `l.outcome in ('${BLOCKED.join("', '")}')`,
    new: `l.outcome = 'new'`,
    changed: `l.outcome = 'changed'`,
    unchanged: `l.outcome in ('unchanged', 'repeated')`,
  },
  csv: {
    fileName: 'webshop_partner_import_lines',
    heads: 'contracts.partner_import.lines.columns',
    columns: {
      line: 'line',
      id: 'bpId',
      name: 'name',
      country: 'country',
      outcome: ({ outcome, firstLine: first }, say) =>
        say(`contracts.partner_import.outcomes.${outcome}`, { first }),
      description: 'text',
    },
  },
})
