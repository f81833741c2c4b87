import { Button } from '@kontor/design-system/button'
import type { FormEvent, ReactNode } from 'react'
import { useText } from '~/hooks/use_text'
import { productAddress, type Selection } from '../addresses'
import { RangeChips } from './range_chips'
import { RangeFields } from './range_fields'
import type { Days, Preset } from './range_presets'
import type { RangeTexts } from './range_texts'

interface RangeFormProps {
  code: string
  days: Selection
  texts: RangeTexts
  presets: Preset[]
  errors: { from?: string; to?: string }
  onDays: (days: Days) => void
  onType: (change: Partial<RangeTexts>) => void
  /** Further choices about the days. */
  children?: ReactNode
}

/** The days to quote, typed or picked. Sent without scripts it leads to the same page with its quote. */
export function RangeForm(props: RangeFormProps) {
  const { code, days, texts, presets, errors, onDays, onType, children } = props
  const t = useText('catalogue/quote')
  return (
    <form action={productAddress(code)} onSubmit={stay}>
      <RangeFields texts={texts} errors={errors} onType={onType} />
      <RangeChips code={code} days={days} presets={presets} onChange={onDays} />
      {children}
      <noscript>
        <div className="pt-3">
          <Button type="submit">{t('update')}</Button>
        </div>
      </noscript>
    </form>
  )
}

/** With scripts the quote was asked for while the days were typed. */
const stay = (event: FormEvent) => event.preventDefault()
