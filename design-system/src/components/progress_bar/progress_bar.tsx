import { ProgressLine } from './progress_line'

interface ProgressBarProps {
  label: string
  /** From 0 to `total`; without it the end is not known. */
  value?: number
  total?: number
  /** The state in words: "71 of 106 files ready". */
  valueLabel: string
  tone?: 'accent' | 'danger'
}

/** How far something has come, in words and as a bar. */
export function ProgressBar({ label, value, total = 100, valueLabel, tone }: ProgressBarProps) {
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-ui">
        <span className="font-label">{label}</span>
        <span className="text-muted tabular-nums">{valueLabel}</span>
      </div>
      <ProgressLine
        label={label}
        share={value === undefined ? undefined : value / total}
        valueText={valueLabel}
        tone={tone}
      />
    </div>
  )
}
