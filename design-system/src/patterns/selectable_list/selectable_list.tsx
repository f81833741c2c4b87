import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { BOX } from '../../internal/box_styles'
import { extentOf, toggleAll, toggleRow, type Id } from './choice'

export interface SelectableItem {
  id: Id
  label: ReactNode
  detail?: ReactNode
  /** Figures or a state at the end of the row. */
  aside?: ReactNode
  /** Why the row cannot be chosen; it stays in the list and says so. */
  impossible?: ReactNode
}

interface SelectableListProps {
  /** Names the group: "Users who get a copy". */
  legend: string
  items: readonly SelectableItem[]
  selected: readonly Id[]
  onSelectionChange: (selected: Id[]) => void
  labels: {
    /** "Select all 14". */
    all: (count: number) => string
    /** "3 of 14 selected"; spoken when it changes. */
    count: (selected: number, of: number) => string
  }
  /** A search field; the caller narrows `items`. */
  search?: ReactNode
  /** Said in place of rows when a search finds none. */
  empty?: ReactNode
}

/** Rows to tick, with all of them at once, and with Shift a run of them. */
export function SelectableList(props: SelectableListProps) {
  const { legend, items, selected, onSelectionChange, labels, search, empty } = props
  const last = useRef<Id | null>(null)
  const chosen = new Set(selected)
  const selectable = items.filter(({ impossible }) => !impossible).map(({ id }) => id)
  const extent = extentOf(selectable, chosen)

  const toggle = (id: Id, event: MouseEvent) => {
    onSelectionChange(toggleRow(selectable, chosen, id, event.shiftKey ? last.current : null))
    last.current = id
  }

  return (
    <fieldset>
      <legend className="pb-1 text-label">{legend}</legend>
      {search}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line-ink py-2">
        <AllRow
          label={labels.all(selectable.length)}
          extent={extent}
          onToggle={() => onSelectionChange(toggleAll(selectable, chosen))}
        />
        <p role="status" className="text-ui-s text-muted tabular-nums">
          {labels.count(selected.length, items.length)}
        </p>
      </div>
      <ul className="max-h-100 overflow-y-auto border-b border-line">
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            checked={chosen.has(item.id)}
            onToggle={(event) => toggle(item.id, event)}
          />
        ))}
        {items.length === 0 && <li className="py-3 text-ui text-muted">{empty}</li>}
      </ul>
    </fieldset>
  )
}

interface AllRowProps {
  label: string
  extent: 'all' | 'some' | 'none'
  onToggle: () => void
}

function AllRow({ label, extent, onToggle }: AllRowProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = extent === 'some'
  }, [extent])
  return (
    <label className="flex min-h-6 items-center gap-2.5 text-ui font-medium pointer-coarse:min-h-11">
      <input
        ref={box}
        type="checkbox"
        checked={extent === 'all'}
        onChange={onToggle}
        className={BOX}
      />
      {label}
    </label>
  )
}

interface RowProps {
  item: SelectableItem
  checked: boolean
  onToggle: (event: MouseEvent) => void
}

function Row({ item: { label, detail, aside, impossible }, checked, onToggle }: RowProps) {
  const id = useId()
  return (
    <li className="border-t border-line first:border-0 hover:bg-hover has-checked:bg-selected">
      <label className="flex items-start gap-2.5 py-2 text-ui pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={checked}
          readOnly
          onClick={impossible ? (event) => event.preventDefault() : onToggle}
          aria-disabled={impossible ? true : undefined}
          aria-describedby={detail || impossible ? id : undefined}
          className={`${BOX} mt-px`}
        />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className={impossible ? 'text-subtle' : ''}>{label}</span>
          {(detail || impossible) && (
            <span id={id} className="block text-ui-s text-subtle">
              {impossible ?? detail}
            </span>
          )}
        </span>
        {aside && <span className="flex-none text-ui-s text-muted tabular-nums">{aside}</span>}
      </label>
    </li>
  )
}
