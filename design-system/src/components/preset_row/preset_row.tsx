import type { MouseEvent } from 'react'
import { useAnchor } from '../link'

export interface Preset {
  id: string
  /** "March", "Last quarter", "2025", "All days". */
  label: string
  /** The same choice as an address: it works before any script and in a new window. */
  href: string
  isCurrent?: boolean
}

interface PresetRowProps {
  /** Names the list: "Usual ranges". */
  label: string
  presets: readonly Preset[]
  /** Chooses in place. Without it, and with a modifier key, the address is followed. */
  onChoose?: (id: string) => void
}

/** Usual choices, one press each: a month, a quarter, a year, everything. */
export function PresetRow({ label, presets, onChoose }: PresetRowProps) {
  const Anchor = useAnchor()
  const choose = (id: string) => (event: MouseEvent) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(id)
  }
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {presets.map(({ id, label: name, href, isCurrent }) => (
        <li key={id}>
          <Anchor
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={choose(id)}
            className={PRESET}
          >
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

const PRESET = [
  'inline-flex min-h-7 items-center rounded-control border border-line-strong bg-surface px-2 text-ui-s text-ink',
  'tabular-nums no-underline hover:border-ink pointer-coarse:min-h-11 pointer-coarse:px-3',
  'aria-[current]:border-accent aria-[current]:bg-selected aria-[current]:font-label',
].join(' ')
