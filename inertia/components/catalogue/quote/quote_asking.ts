import type { Selection } from '../addresses'
import type { Days } from './range_presets'
import type { RangeTexts } from './range_texts'
import type { QuoteState } from './use_quote'

/** What is typed and chosen for a quote, and whether its figures are those of it. */
export interface QuoteAsking {
  /** `held` while what is typed names no days or securities. */
  state: QuoteState
  texts: RangeTexts
  isRangeRead: boolean
  onSelect: (selection: Selection) => void
  onDays: (days: Days) => void
  onType: (change: Partial<RangeTexts>) => void
  /** Whether every security that is typed is one. */
  onIsinsRead: (areRead: boolean) => void
}
