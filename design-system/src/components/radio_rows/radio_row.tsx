import { useId, type ReactNode } from 'react'
import { tv } from '../../internal/variants'

export interface RadioChoice {
  value: string
  label: ReactNode
  /** What choosing it means, or why it is impossible. */
  reason?: ReactNode
  /** Shown with its reason and reachable, but not to be chosen. */
  isImpossible?: boolean
  /** More fields, shown while it is chosen. */
  children?: ReactNode
}

const ring = tv({
  base: [
    'mt-0.5 grid size-4.5 shrink-0 appearance-none place-items-center rounded-full border border-control-border bg-surface',
    'after:size-2 after:rounded-full after:bg-transparent checked:border-2 checked:border-accent checked:after:bg-accent',
    'forced-colors:appearance-auto',
  ],
  variants: {
    isImpossible: {
      true: 'cursor-not-allowed border-dashed',
      false: 'cursor-pointer hover:border-ink',
    },
  },
})

interface RadioRowProps {
  name: string
  choice: RadioChoice
  isChosen: boolean
  onChoose: () => void
}

export function RadioRow({ name, choice, isChosen, onChoose }: RadioRowProps) {
  const id = useId()
  const { value, label, reason, isImpossible = false, children } = choice
  return (
    <div className="border-t border-line py-3 last:border-b">
      <div className="grid grid-cols-ticked gap-x-2.5">
        {/* Native: an aria radio that is disabled leaves the focus order, and its reason unheard. */}
        <input
          type="radio"
          id={id}
          name={name}
          value={value}
          checked={isChosen}
          aria-disabled={isImpossible || undefined}
          aria-describedby={reason ? `${id}-reason` : undefined}
          onChange={() => !isImpossible && onChoose()}
          className={ring({ isImpossible })}
        />
        <label
          htmlFor={id}
          className={`text-body leading-5.5 ${isImpossible ? 'cursor-not-allowed text-subtle' : 'cursor-pointer text-ink'} ${isChosen ? 'font-semibold' : 'font-medium'}`}
        >
          {label}
        </label>
        {reason && (
          <span id={`${id}-reason`} className="col-start-2 text-ui-s text-subtle">
            {reason}
          </span>
        )}
      </div>
      {isChosen && children && <div className="pt-4 ps-7 max-sm:ps-0">{children}</div>}
    </div>
  )
}
