import { formatDay, formatDayRange, formatMoment, type DayValue } from './format'

interface DateTextProps {
  value: DayValue
  /** Word for the value 0, "Unrestricted". */
  unrestricted?: string
}

/** One day, YYYY/MM/DD, never broken over two lines. */
export function DateText({ value, unrestricted }: DateTextProps) {
  const text = formatDay(value, unrestricted)
  return <Time text={text} machine={String(value) === '0' ? undefined : machineDay(text)} />
}

interface DateRangeTextProps {
  from: DayValue
  to: DayValue
  /** The word between both days, "to". */
  toLabel: string
  unrestricted?: string
}

/** A range "A to B"; each day stays whole, the line may break between them. */
export function DateRangeText({ from, to, toLabel, unrestricted }: DateRangeTextProps) {
  const whole = formatDayRange(from, to, { to: toLabel, unrestricted })
  const first = formatDay(from, unrestricted)
  if (whole === first) return <DateText value={from} unrestricted={unrestricted} />
  return (
    <span>
      <DateText value={from} unrestricted={unrestricted} /> {toLabel}{' '}
      <DateText value={to} unrestricted={unrestricted} />
    </span>
  )
}

interface MomentTextProps {
  value: string | number | Date
  timeZone?: string
}

/** An instant, YYYY/MM/DD HH:MM in the shop's time zone. */
export function MomentText({ value, timeZone }: MomentTextProps) {
  return <Time text={formatMoment(value, timeZone)} machine={new Date(value).toISOString()} />
}

function Time({ text, machine }: { text: string; machine?: string }) {
  const className = 'whitespace-nowrap tabular-nums'
  if (!machine) return <span className={className}>{text}</span>
  return (
    <time className={className} dateTime={machine}>
      {text}
    </time>
  )
}

function machineDay(text: string): string | undefined {
  return /^\d{4}\/\d{2}\/\d{2}$/.test(text) ? text.replaceAll('/', '-') : undefined
}
