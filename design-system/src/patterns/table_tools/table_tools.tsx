import { Button } from '../../components/button'
import { buttonStyles } from '../../components/button/button_styles'
import { Checkbox } from '../../components/checkbox'
import { DownloadIcon, MenuIcon } from '../../components/icon'
import { Popover } from '../../components/popover'
import { SegmentedControl } from '../../components/segmented_control'
import type { useTableLook } from '../data_table'

interface TableToolsProps {
  /** What `useTableLook` answers: the reader's own view, remembered in this browser. */
  look: ReturnType<typeof useTableLook>
  /** All columns of the table; the first, which names the row, is not to be left out. */
  columns: readonly { id: string; head: string }[]
  labels: {
    /** Name of the button: "View". */
    view: string
    columns: string
    density: string
    comfortable: string
    compact: string
  }
  /** Where the same rows, sorted and filtered alike, are sent as CSV: "Export CSV, 52 rows". */
  exportCsv?: { href: string; label: string }
  /** Tells which keys the table has, and switches them on again. */
  keys?: { label: string; onPress: () => void }
}

/** At the end of the line above a table: its columns, the height of its rows, and its export. */
export function TableTools({ look, columns, labels, exportCsv, keys }: TableToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Popover
        title={labels.view}
        trigger={
          <Button>
            <MenuIcon />
            {labels.view}
          </Button>
        }
      >
        <div className="grid gap-4">
          <fieldset>
            <legend className="pb-1 text-label">{labels.columns}</legend>
            {columns.slice(1).map(({ id, head }) => (
              <Checkbox
                key={id}
                isSelected={!look.hidden.includes(id)}
                onChange={() => look.toggleColumn(id)}
              >
                {head}
              </Checkbox>
            ))}
          </fieldset>
          <SegmentedControl
            label={labels.density}
            options={(['comfortable', 'compact'] as const).map((value) => ({
              value,
              label: labels[value],
            }))}
            value={look.density}
            onChange={look.setDensity}
          />
          {keys && (
            <div className="border-t border-line pt-3 pointer-coarse:hidden">
              <Button variant="quiet" onPress={keys.onPress}>
                {keys.label}
              </Button>
            </div>
          )}
        </div>
      </Popover>
      {exportCsv && (
        // A file, not a page: the router has no part in it.
        <a href={exportCsv.href} download className={buttonStyles({ variant: 'secondary' })}>
          <DownloadIcon />
          {exportCsv.label}
        </a>
      )}
    </div>
  )
}
