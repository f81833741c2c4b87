import type { ReactNode } from 'react'
import { DateText } from '@kontor/design-system/date_text'
import { FileSize } from '@kontor/design-system/file_size'
import { Pagination } from '@kontor/design-system/pagination'
import {
  BRIEF_BLOCKS,
  DataTable,
  type TableColumn,
} from '@kontor/design-system/patterns/data_table'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { Checksum } from './checksum'
import { FileName } from './file_name'
import { FileState } from './file_state'
import { useLiveFiles } from './live/use_live_files'
import type { FileColumn, FileOrder, FilePage, LedgerFile } from './types'

interface FileTableProps {
  files: FilePage
  order: FileOrder
  /** The address of the same table on another page or in another order. */
  hrefOf: (change: Partial<FileOrder> & { page?: number }) => string
  /** What can be done with a file: `FileAction` for its buyer, `FileGrant` for staff. */
  action: (file: LedgerFile) => ReactNode
  /** The last day of the download window, when it is over. */
  endedOn?: string
}

/** The files of a delivery, a page at a time: name, day, size, state, checksum, and what can be done. */
export function FileTable(props: FileTableProps) {
  const { files, order, hrefOf, action, endedOn } = props
  const t = useText('delivery/files')
  const columns = useColumns({ order, hrefOf, endedOn })
  return (
    <DataTable
      caption={t('files.caption')}
      density="compact"
      blockShape={BRIEF_BLOCKS}
      columns={[...columns, { ...FETCH, head: t('files.fetch'), cell: action }]}
      rows={useLiveFiles(files.content)}
      rowKey={({ id }) => id}
      empty={<p className="py-6 text-muted">{t('files.none')}</p>}
      pages={files.pages > 1 && <FilePages {...{ files, hrefOf }} />}
    />
  )
}

/** On a phone it stands beside the name, and day, size and state share the line below. */
const FETCH = { id: 'action', end: true, lead: true, pressed: true }

type ColumnsOf = Pick<FileTableProps, 'order' | 'hrefOf' | 'endedOn'>

function useColumns({ order, hrefOf, endedOn }: ColumnsOf): TableColumn<LedgerFile>[] {
  const t = useText('delivery/files')
  const { locale } = useShared()
  const sort = (by: FileColumn) => sortOf(by, order, hrefOf)
  const unknown = t('files.unknown_size')
  return [
    {
      id: 'name',
      head: t('files.name'),
      sort: sort('name'),
      cell: (file) => <FileName file={file} hasEnded={endedOn !== undefined} />,
    },
    {
      id: 'day',
      head: t('files.day'),
      sort: sort('day'),
      cell: ({ day }) => <DateText value={day} />,
    },
    {
      id: 'bytes',
      head: t('files.size'),
      sort: sort('bytes'),
      end: true,
      cell: ({ bytes }) => <FileSize bytes={bytes} language={locale} unknownLabel={unknown} />,
    },
    {
      id: 'state',
      head: t('files.state'),
      sort: sort('state'),
      cell: (file) => <FileState file={file} endedOn={endedOn} />,
    },
    {
      id: 'sha256',
      head: t('files.checksum'),
      cell: (file) => <Checksum file={file} />,
    },
  ]
}

/** A second press on a column turns its order round. */
function sortOf(by: FileColumn, order: FileOrder, hrefOf: FileTableProps['hrefOf']) {
  const isCurrent = order.orderBy === by
  const orderDirection = isCurrent && order.orderDirection === 'asc' ? 'desc' : 'asc'
  const direction = order.orderDirection === 'asc' ? 'ascending' : 'descending'
  return {
    href: hrefOf({ orderBy: by, orderDirection, page: 1 }),
    direction: isCurrent ? (direction as 'ascending' | 'descending') : null,
  }
}

type FilePagesProps = Pick<FileTableProps, 'files' | 'hrefOf'>

function FilePages({ files, hrefOf }: FilePagesProps) {
  const t = useText('delivery/files')
  const { page, pages, limit, totalCount: total } = files
  const from = (page - 1) * limit + 1
  return (
    <Pagination
      label={t('files.pages')}
      page={page}
      pages={pages}
      summary={t('files.range', { from, to: Math.min(page * limit, total), total })}
      hrefOf={(wanted) => hrefOf({ page: wanted })}
      pageLabel={(wanted) => t('files.page', { page: wanted })}
      previousLabel={t('files.previous')}
      nextLabel={t('files.next')}
    />
  )
}
