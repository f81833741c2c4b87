import { Button } from '../../components/button'
import { ChevronDownIcon } from '../../components/icon'

interface FoldRowProps {
  label: string
  columns: number
  isOpen: boolean
  onToggle: () => void
}

/** Stands before the first row that phones leave out, and shows all of them. */
export function FoldRow({ label, columns, isOpen, onToggle }: FoldRowProps) {
  return (
    <tr role="row" className="block border-b border-line sm:hidden print:hidden">
      <td role="cell" colSpan={columns} className="block py-1">
        <Button variant="quiet" aria-expanded={isOpen} onPress={onToggle}>
          {label}
          <span className={isOpen ? 'rotate-180' : ''}>
            <ChevronDownIcon />
          </span>
        </Button>
      </td>
    </tr>
  )
}
