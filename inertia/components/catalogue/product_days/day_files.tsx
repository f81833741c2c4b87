import { formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { Identifier } from '@kontor/design-system/identifier'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { PageSection } from '~/components/shell/page_section'
import type { Choice, DayFile } from './types'

/** The files of the chosen days with their sizes, versions and hashes. */
export function DayFiles({ choice }: { choice: Choice }) {
  const t = useText('catalogue/product_days')
  const { count, size, day } = useFormat()
  const named = ({ name, sha256 }: DayFile) => (
    <>
      {name}
      {sha256 && (
        <Identifier
          size="small"
          value={sha256}
          copyLabel={t('files.copy', { name })}
          copiedLabel={t('files.copied')}
        />
      )}
    </>
  )
  return (
    <PageSection title={t('files.title')} sum={t('files.count', { count: choice.files.length })}>
      <DataTable
        caption={t('files.title')}
        rows={choice.files}
        rowKey={({ day: one, part, place }) => `${one}-${part}-${place}`}
        columns={[
          { id: 'name', head: t('files.name'), lead: true, wrap: true, cell: named },
          { id: 'day', head: t('files.day'), cell: (one: DayFile) => day(one.day) },
          {
            id: 'place',
            head: t('files.place'),
            cell: (one: DayFile) => t(`files.places.${one.place}`),
          },
          {
            id: 'version',
            head: t('files.version'),
            end: true,
            cell: (one: DayFile) => one.version,
          },
          {
            id: 'size',
            head: t('files.size'),
            end: true,
            cell: (one: DayFile) => (one.place === 'withdrawn' ? '' : size(one.bytes)),
          },
          {
            id: 'rows',
            head: t('files.rows'),
            end: true,
            cell: ({ rowCount }: DayFile) => (rowCount === null ? '' : count(rowCount)),
          },
          { id: 'at', head: t('files.at'), cell: (one: DayFile) => formatMoment(one.at) },
        ]}
        empty={<EmptyState level={3} title={t('files.none')} />}
      />
    </PageSection>
  )
}
