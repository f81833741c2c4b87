import { defineList, timed } from '#shared/lists'
import type { PartnerImport } from '#contracts/queries/import/find_import'

export const importList = defineList<PartnerImport>()({
  columns: {
    id: 'i.id',
    source: 'i.source',
    encoding: 'i.encoding',
    state: 'i.state',
    heads: 'i.heads',
    lines: 'i.lines',
    newLines: 'i.new_lines',
    changedLines: 'i.changed_lines',
    unchangedLines: 'i.unchanged_lines',
    blockedLines: 'i.blocked_lines',
    actorLabel: 'i.actor_label',
    createdAt: 'i.created_at',
    writtenAt: 'i.written_at',
  },
  from: 'partner_imports i',
  sort: { created: 'createdAt', source: { lower: 'source' } },
  usual: { by: 'created', direction: 'desc' },
  csv: {
    fileName: 'webshop_partner_imports',
    heads: 'contracts.partner_import.list.columns',
    columns: {
      source: 'source',
      state: ({ state, writtenAt }, say) =>
        say(`contracts.partner_import.states.${state}`, { at: timed(writtenAt) }),
      new: 'newLines',
      changed: 'changedLines',
      unchanged: 'unchangedLines',
      blocked: 'blockedLines',
      by: 'actorLabel',
      created: ({ createdAt }) => timed(createdAt),
    },
  },
})
