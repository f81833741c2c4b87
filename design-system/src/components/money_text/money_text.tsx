import { formatMoney, type FigureLanguage } from './format'

interface MoneyTextProps {
  /** Integer cents. */
  cents: number
  language: FigureLanguage
  /** The unit, "EUR", where no column head or total line names it. */
  unit?: string
}

/** An amount in tabular digits; the unit follows one step quieter. */
export function MoneyText({ cents, language, unit }: MoneyTextProps) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatMoney(cents, language)}
      {unit && <span className="font-normal text-muted"> {unit}</span>}
    </span>
  )
}
