import { PresetRow } from '@kontor/design-system/preset_row'
import { useText } from '~/hooks/use_text'
import { productAddress, type Selection } from '../addresses'
import { presetsUntil, type Days, type Preset } from './range_presets'

interface RangeChipsProps {
  code: string
  days: Selection
  presets: Preset[]
  onChange: (days: Days) => void
}

/** Usual ranges, one press each; without scripts they are links to the same quote. */
export function RangeChips({ code, days, presets, onChange }: RangeChipsProps) {
  const t = useText('catalogue/quote')
  const offered = presetsUntil(presets, days)
  const choose = (id: string) => {
    const preset = offered.find((one) => one.id === id)
    if (preset) onChange({ from: preset.from, to: preset.to })
  }
  return (
    <div className="pt-3">
      <PresetRow
        label={t('presets')}
        presets={offered.map(({ id, year, from, to }) => ({
          id,
          label: id === 'this_year' || id === 'last_year' ? String(year) : t(`${id}`),
          href: productAddress(code, { ...days, from, to }),
          isCurrent: from === days.from && to === days.to,
        }))}
        onChoose={choose}
      />
    </div>
  )
}
