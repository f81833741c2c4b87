import { Link } from '@kontor/design-system/link'
import type { TableColumn, useTableLook } from '@kontor/design-system/patterns/data_table'
import { TableTools } from '@kontor/design-system/patterns/table_tools'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { exportAddress } from './list_address'
import type { ListParts } from './list_parts'
import { LateViewTools } from './views/late_view_tools'

interface ListToolsProps<Row> extends ListParts {
  look: ReturnType<typeof useTableLook>
  columns: readonly TableColumn<Row>[]
  hasExport: boolean
  onShowKeys: () => void
}

/** The tools of a list of staff: columns, row height, export. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { look, columns, hasExport, onShowKeys, ...parts } = props
  const t = useText('shared/lists')
  const { count } = useFormat()
  const { list, path, paging, saved } = parts
  const { totalCount, isMore } = paging
  const label = t(isMore ? 'export_all' : 'export', {
    count: totalCount,
    shown: count(totalCount),
  })
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {hasExport && (
        <Link href={exportAddress(path, list, 'comma')} download>
          {t('comma')}
        </Link>
      )}
      {saved && <LateViewTools {...{ list, path, saved, look }} />}
      <TableTools
        look={look}
        columns={columns}
        exportCsv={hasExport ? { href: exportAddress(path, list), label } : undefined}
        labels={{
          view: t('tools.view'),
          columns: t('tools.columns'),
          density: t('tools.density'),
          comfortable: t('tools.comfortable'),
          compact: t('tools.compact'),
        }}
        keys={{ label: t('tools.keys'), onPress: onShowKeys }}
      />
    </div>
  )
}
