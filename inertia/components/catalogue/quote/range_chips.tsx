import type { MouseEvent } from 'react'
import { useText } from '~/hooks/use_text'
import { productAddress } from '../addresses'
import type { Days, Preset } from './range_presets'

interface RangeChipsProps {
  code: string
  days: Days
  presets: Preset[]
  onChange: (days: Days) => void
}

/** Usual ranges, one press each; without scripts they are links to the same quote. */
export function RangeChips({ code, days, presets, onChange }: RangeChipsProps) {
  const t = useText('catalogue')
  const choose = (preset: Preset) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChange({ from: preset.from, to: preset.to })
  }
  return (
    <ul aria-label={t('quote.presets')} className="flex flex-wrap gap-1.5 pt-3">
      {presets.map((preset) => (
        <li key={preset.id}>
          <a
            href={productAddress(code, { from: preset.from, to: preset.to })}
            aria-current={preset.from === days.from && preset.to === days.to ? 'true' : undefined}
            onClick={choose(preset)}
            className="inline-flex min-h-6 items-center rounded-control border border-line-strong bg-surface px-2 text-ui-s text-ink tabular-nums hover:border-ink aria-[current]:border-accent aria-[current]:bg-selected aria-[current]:font-label pointer-coarse:min-h-11"
          >
            {preset.id === 'year' ? preset.year : t(`quote.${preset.id}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
