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
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / total))
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-ui">
        <span className="font-label">{label}</span>
        <span className="text-muted tabular-nums">{valueLabel}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuetext={valueLabel}
        className="h-1 bg-line forced-colors:border"
      >
        <div
          className={`h-full origin-left transition-transform duration-fill rtl:origin-right forced-colors:bg-[Highlight] ${tone === 'danger' ? 'bg-danger' : 'bg-accent'}`}
          style={{ transform: `scaleX(${share ?? 0.33})` }}
        />
      </div>
    </div>
  )
}
