import { useId } from 'react'
import { formatShare } from '../money_text'
import { barFill, seriesLook, SeriesPatterns } from './series_look'

interface ShareBarProps {
  /** Names the chart: "Orders by payment". */
  label: string
  /** At most five parts; more are grouped as "Other" by the caller. */
  parts: readonly { id: string; label: string; value: number }[]
  format: (value: number) => string
}

/** Parts of a whole as one bar, each named below with its share. The list is the table. */
export function ShareBar({ label, parts, format }: ShareBarProps) {
  const id = useId()
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const share = (value: number) => (whole > 0 ? value / whole : 0)
  let before = 0
  return (
    <figure aria-label={label}>
      <svg aria-hidden="true" height={24} className="block w-full forced-color-adjust-none">
        <SeriesPatterns id={id} />
        <rect width="100%" height={1} y={23} className="fill-line" />
        {parts.map(({ id: key, value }, at) => {
          const x = share(before)
          before += value
          const height = Math.round(24 * seriesLook(at).share)
          return (
            <rect
              key={key}
              x={`${x * 100}%`}
              y={24 - height}
              width={`${share(value) * 100}%`}
              height={height}
              {...barFill(id, at)}
            />
          )
        })}
      </svg>
      <dl className="grid grid-cols-facts gap-x-6 gap-y-2 pt-3 text-ui-s">
        {parts.map(({ id: key, label: name, value }, at) => (
          <div key={key}>
            <dt className="flex items-center gap-1.75 text-muted">
              <svg aria-hidden="true" viewBox="0 0 14 12" className="h-3 w-3.5 flex-none">
                <SeriesPatterns id={`${id}${at}`} />
                <rect
                  y={12 - 12 * seriesLook(at).share}
                  width={14}
                  height={12 * seriesLook(at).share}
                  {...barFill(`${id}${at}`, at)}
                />
              </svg>
              {name}
            </dt>
            <dd className="tabular-nums">
              <span className="font-semibold">{formatShare(share(value))}</span>{' '}
              <span className="text-subtle">{format(value)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
