interface ProgressLineProps {
  /** Names what is under way: the file. */
  label: string
  /** 0 to 1; without it the end is not known. */
  share?: number
  /** The state in words, read in place of the figure. */
  valueText?: string
  tone?: 'accent' | 'danger'
}

/** The bar alone, where its words stand beside it. */
export function ProgressLine({ label, share, valueText, tone = 'accent' }: ProgressLineProps) {
  const part = share === undefined ? undefined : Math.min(1, Math.max(0, share))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={part === undefined ? undefined : Math.round(part * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className="h-1 w-full bg-line forced-colors:border"
    >
      <div
        className={`h-full origin-left transition-transform duration-fill rtl:origin-right forced-colors:bg-[Highlight] ${tone === 'danger' ? 'bg-danger' : 'bg-accent'}`}
        style={{ transform: `scaleX(${part ?? UNKNOWN})` }}
      />
    </div>
  )
}

const UNKNOWN = 0.33
