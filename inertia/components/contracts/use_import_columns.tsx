import { formatMoment } from '@kontor/design-system/date_text'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { PartnerImport } from './types'

export type ImportSort = 'created' | 'source'

/** Columns of the imports of business partners. */
export function useImportColumns(): ListColumn<PartnerImport, ImportSort>[] {
  const t = useText('contracts/partner_import')
  const { count } = useFormat()
  return [
    { id: 'source', sort: 'source', wrap: true, cell: ({ source }) => source },
    {
      id: 'created',
      sort: ['created', 'desc'],
      cell: ({ createdAt }) => formatMoment(createdAt),
    },
    { id: 'by', cell: ({ actorLabel }) => actorLabel },
    { id: 'new', end: true, cell: ({ newLines }) => count(newLines) },
    { id: 'changed', end: true, cell: ({ changedLines }) => count(changedLines) },
    { id: 'unchanged', end: true, cell: ({ unchangedLines }) => count(unchangedLines) },
    { id: 'blocked', end: true, cell: ({ blockedLines }) => count(blockedLines) },
    {
      id: 'state',
      lead: true,
      cell: ({ writtenAt }) =>
        writtenAt ? t('states.Written', { at: formatMoment(writtenAt) }) : t('states.Checked'),
    },
  ]
}
