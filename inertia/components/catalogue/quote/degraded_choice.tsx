import type { Data } from '@generated/data'
import { Checkbox } from '@kontor/design-system/checkbox'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

interface DegradedChoiceProps {
  line: Data.Catalogue.Quote['lines'][number]
  knownDays: Data.Catalogue.ProductDetail['knownDays']
  onChange: (isIncluded: boolean) => void
}

const MOST_NOTES = 3

/** Whether days with a known flaw are wanted, with what is wrong on them. */
export default function DegradedChoice({ line, knownDays, onChange }: DegradedChoiceProps) {
  const t = useText('catalogue/quote')
  const productText = useText('catalogue/product')
  const { day } = useFormat()
  const { degradedDays, degradedIncluded } = line
  const noteOf = (iso: string) => knownDays.find((known) => known.day === iso)?.note
  const notes = degradedDays
    .slice(0, MOST_NOTES)
    .map((iso) => [`${day(iso)}:`, noteOf(iso) ?? productText('detail.degraded')].join(' '))
  const rest = degradedDays.length - notes.length
  return (
    <div className="pt-2">
      <Checkbox
        name="degraded"
        value="1"
        isSelected={degradedIncluded}
        onChange={onChange}
        hint={[...notes, rest > 0 && t('degraded_more', { count: rest })].filter(Boolean).join(' ')}
      >
        {t('include_degraded', { count: degradedDays.length })}
      </Checkbox>
    </div>
  )
}
