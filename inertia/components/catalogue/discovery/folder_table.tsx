import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { useText } from '~/hooks/use_text'
import { DISCOVERIES } from './types'

interface FolderTableProps {
  within: string | null
  folders: readonly string[]
}

/** Folders of the lake, each to be gone into. */
export function FolderTable({ within, folders }: FolderTableProps) {
  const t = useText('catalogue/discover')
  const addressOf = (prefix: string) => `${DISCOVERIES}?in=${encodeURIComponent(prefix)}`
  return (
    <div className="grid gap-2">
      {within && <Link href={addressOf(above(within))}>{t('folders.up')}</Link>}
      <DataTable
        caption={t('folders.title')}
        rows={folders}
        rowKey={(name) => name}
        columns={[
          {
            id: 'name',
            head: t('folders.name'),
            lead: true,
            cell: (name) => <Link href={addressOf(`${within ?? ''}${name}`)}>{name}</Link>,
          },
        ]}
        empty={<EmptyState level={3} title={t(within ? 'folders.none_in' : 'folders.none')} />}
      />
    </div>
  )
}

const above = (prefix: string) => prefix.split('/').slice(0, -2).join('/')
