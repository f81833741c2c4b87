import { Button } from '@kontor/design-system/button'
import type { FormEvent, ReactNode } from 'react'
import { useText } from '~/hooks/use_text'
import { productAddress, type Selection } from '../addresses'
import { RangeChips } from './range_chips'
import { RangeFields } from './range_fields'
import type { Days, Preset } from './range_presets'

interface RangeFormProps {
  code: string
  days: Selection
  presets: Preset[]
  errors: { from?: string; to?: string }
  onDays: (days: Days) => void
  /** Further choices about the days. */
  children?: ReactNode
}

/** The days to quote, typed or picked. Sent without scripts it leads to the same page with its quote. */
export function RangeForm({ code, days, presets, errors, onDays, children }: RangeFormProps) {
  const t = useText('catalogue')
  return (
    <form action={productAddress(code)} onSubmit={stay}>
      <RangeFields days={days} errors={errors} onChange={onDays} />
      <RangeChips code={code} days={days} presets={presets} onChange={onDays} />
      {children}
      <noscript>
        <div className="pt-3">
          <Button type="submit">{t('quote.update')}</Button>
        </div>
      </noscript>
    </form>
  )
}

/** With scripts the quote was asked for while the days were typed. */
const stay = (event: FormEvent) => event.preventDefault()
