import type { CommandReading } from './types'

interface CommandReadingsProps {
  readings: readonly CommandReading[]
  label?: string
}

/** Tells while somebody types how he is understood, and which words nobody understood. */
export function CommandReadings({ readings, label }: CommandReadingsProps) {
  return (
    <div aria-live="polite">
      {readings.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-x-5 gap-y-1 px-1 pt-2 text-ui-s">
          {readings.map(({ word, text, isUnknown }, at) => (
            <li key={at} className="flex min-w-0 gap-2">
              <b
                className={`shrink-0 border-b-2 font-semibold ${isUnknown ? 'border-warning' : 'border-accent'}`}
              >
                {word}
              </b>
              <span className="min-w-0 text-muted">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
