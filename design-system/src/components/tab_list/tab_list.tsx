import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface TabListProps<Value extends string> {
  /** Names the group: "Language of the example". */
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** A tool at the end of the row, for what is shown. */
  tool?: ReactNode
  children: ReactNode
}

/** The same thing in several forms, one of which is seen: chosen by the arrows, one stop for the tab key. */
export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { label, tabs, value, onChange, tool, children } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = placeAfter(event.key, at, tabs.length)
    if (next === null) return
    event.preventDefault()
    onChange(tabs[next]!.value)
    row.current!.querySelectorAll<HTMLElement>('[role=tab]')[next]!.focus()
  }
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-6 border-b border-line-strong">
        <div ref={row} role="tablist" aria-label={label} onKeyDown={go} className="flex gap-x-6">
          {tabs.map((tab) => (
            <Tab
              key={tab.value}
              id={`${id}-${tab.value}`}
              panel={`${id}-panel`}
              label={tab.label}
              isChosen={tab.value === value}
              onChoose={() => onChange(tab.value)}
            />
          ))}
        </div>
        {tool}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className="min-w-0"
      >
        {children}
      </div>
    </div>
  )
}

interface TabProps {
  id: string
  panel: string
  label: string
  isChosen: boolean
  onChoose: () => void
}

const Tab = ({ id, panel, label, isChosen, onChoose }: TabProps) => (
  <button
    type="button"
    role="tab"
    id={id}
    aria-selected={isChosen}
    aria-controls={isChosen ? panel : undefined}
    tabIndex={isChosen ? 0 : -1}
    onClick={onChoose}
    className={`${TAB} ${isChosen ? 'border-accent font-semibold text-ink' : 'border-transparent text-muted hover:border-line-strong hover:text-ink'}`}
  >
    {label}
  </button>
)

const TAB =
  'cursor-pointer border-b-2 px-0.5 py-2 text-ui whitespace-nowrap focus-visible:-outline-offset-2 pointer-coarse:min-h-11'

/** Where a key leads, round at the ends; null for keys that lead nowhere. */
function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (at + 1) % count
  return key === 'ArrowLeft' ? (at - 1 + count) % count : null
}
