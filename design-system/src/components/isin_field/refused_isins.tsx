import { OctagonIcon } from '../icon'
import type { TypedIsin } from './read_isins'

export interface RefusedWords {
  /** Why an entry is none: "The last digit does not fit the others." */
  reasonOf: (problem: NonNullable<TypedIsin['problem']>) => string
  /** "Use DE0007164600". */
  insteadLabel: (code: string) => string
  /** "Remove DE0007164601". */
  removeLabel: (code: string) => string
}

interface RefusedIsinsProps extends RefusedWords {
  isins: readonly TypedIsin[]
  /** Puts another code, or none, in the place of one. */
  onPut: (code: string, instead: string | null) => void
}

/** Entries that are no ISIN: each with its reason, what would be right, and the way out. */
export function RefusedIsins({
  isins,
  onPut,
  reasonOf,
  insteadLabel,
  removeLabel,
}: RefusedIsinsProps) {
  if (isins.length === 0) return null
  return (
    <ul className="grid gap-1.5">
      {isins.map(({ code, typed, problem, suggestion }) => (
        <li
          key={code}
          className="grid grid-cols-marked gap-x-2 border-s-3 border-danger bg-danger-subtle px-2.5 py-1.5 text-ui-s text-danger-text"
        >
          <span className="pt-0.5">
            <OctagonIcon size={14} />
          </span>
          <div className="grid min-w-0 gap-0.5">
            <code className="text-mono-s wrap-anywhere">{typed}</code>
            <p>{problem && reasonOf(problem)}</p>
            <p className="flex flex-wrap gap-x-4">
              {suggestion && (
                <button type="button" className={PRESS} onClick={() => onPut(code, suggestion)}>
                  {insteadLabel(suggestion)}
                </button>
              )}
              <button type="button" className={PRESS} onClick={() => onPut(code, null)}>
                {removeLabel(typed)}
              </button>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const PRESS =
  'min-h-6 text-start underline underline-offset-2 hover:text-ink pointer-coarse:min-h-11 wrap-anywhere'
