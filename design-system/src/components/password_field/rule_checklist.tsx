import { CheckIcon } from '../icon'
import { VisuallyHidden } from '../visually_hidden'

export interface Rule {
  /** The rule in words: "at least 14 characters". */
  label: string
  isMet: boolean
}

interface RuleChecklistProps {
  /** What the list says as a whole. */
  label: string
  /** Read after a rule that holds or does not yet: "met", "not met". */
  metLabel: string
  unmetLabel: string
  rules: readonly Rule[]
}

/** The rules of a value, ticked while it is typed. Quiet: read on demand, not at every key. */
export function RuleChecklist({ label, metLabel, unmetLabel, rules }: RuleChecklistProps) {
  return (
    <ul aria-label={label} className="grid gap-1 text-ui-s">
      {rules.map((rule) => (
        <li key={rule.label} className={`flex gap-2 ${rule.isMet ? 'text-ink' : 'text-subtle'}`}>
          <span className="mt-0.5 grid size-3.5 place-items-center text-accent">
            {rule.isMet ? <CheckIcon size={14} /> : <span className={OPEN} />}
          </span>
          <span>
            {rule.label}
            <VisuallyHidden>, {rule.isMet ? metLabel : unmetLabel}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}

const OPEN = 'size-1.5 rounded-full border border-control-border'
