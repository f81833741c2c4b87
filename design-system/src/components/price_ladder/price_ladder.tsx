import type { ReactNode } from 'react'

export interface PriceLevel {
  /** "1 to 3", "from 9". */
  label: ReactNode
  /** Price of one module at this level, formatted. */
  price: ReactNode
  current?: boolean
}

interface PriceLadderProps {
  /** Names the list: "Module level, Meridian FX". */
  label: string
  levels: readonly PriceLevel[]
  /** Spoken behind the level that applies: "your level". */
  currentLabel: string
  /** What is missing to the next level: "3 more modules reach 118.00". */
  hint?: ReactNode
}

/** The levels of a price, side by side; the one that applies is marked in words as well. */
export function PriceLadder({ label, levels, currentLabel, hint }: PriceLadderProps) {
  return (
    <div>
      <ol aria-label={label} className="grid auto-cols-fr grid-flow-col text-ui-s tabular-nums">
        {levels.map((level, at) => (
          <li
            key={at}
            aria-current={level.current ? 'true' : undefined}
            className={`border-t-2 px-2 py-1 ${level.current ? 'border-accent bg-selected font-medium text-ink' : 'border-line-strong text-muted'}`}
          >
            <span className={`block font-normal ${level.current ? 'text-muted' : 'text-subtle'}`}>
              {level.label}
            </span>
            {level.price}
            {level.current && <span className="sr-only">, {currentLabel}</span>}
          </li>
        ))}
      </ol>
      {hint && <p className="pt-1 text-ui-s text-subtle">{hint}</p>}
    </div>
  )
}
