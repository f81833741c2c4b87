import { Button } from 'react-aria-components/Button'
import { writeDayText } from '../date_field_text'

/** A day that is meant most often, such as today, and what it is called. */
export interface NearDay {
  label: string
  /** `2025-03-03` */
  day: string
}

interface NearDayButtonProps extends NearDay {
  /** The label of the field. */
  of: string
  onChoose: (text: string) => void
}

/** Fills the field in with one press. */
export function NearDayButton({ label, day, of, onChoose }: NearDayButtonProps) {
  return (
    <Button
      slot={null}
      aria-label={`${label}, ${of}`}
      onPress={() => onChoose(writeDayText(day))}
      className={NEAR}
    >
      {label}
    </Button>
  )
}

const NEAR = [
  'inline-flex min-h-7 w-fit items-center rounded-control border border-line-strong bg-surface px-2',
  'text-ui-s text-ink hover:border-ink pointer-coarse:min-h-11 pointer-coarse:px-3',
].join(' ')
