import type { Data } from '@generated/data'
import { useState } from 'react'
import type { Selection } from '../addresses'
import { isOneOff } from './is_one_off'
import type { QuoteAsking } from './quote_asking'
import type { Days } from './range_presets'
import { useRangeTexts } from './range_texts'
import { selectionOf } from './selection_of'
import { useQuote } from './use_quote'

interface Props {
  product: Data.Catalogue.Product
  detail: Data.Catalogue.ProductDetail
  coverage: Data.Catalogue.Coverage
  quote: Data.Catalogue.Quote | null
  owned: Days[]
}

/** The days of a product that are chosen, typed or asked for, and the year that is shown with them. */
export function useChosenDays(props: Props) {
  const { product, detail, coverage, quote } = props
  const { ask, hold, wanted, state } = useQuote(product.code, quote)
  const [hasUnreadIsins, setUnreadIsins] = useState(false)
  const canOrder = isOneOff(product)
  const line = quote?.lines[0]
  const quoted = line ? selectionOf(line, detail.filterChoices) : null
  const selection = canOrder ? (wanted ?? quoted) : null
  const [year, setYear] = useState(yearOf(selection?.to ?? coverage.lastDay))
  const request = (chosen: Selection) => {
    setYear(yearOf(chosen.to))
    ask(chosen)
  }
  const range = useRangeTexts(selection, {
    onDays: (days) => request({ ...selection, ...days }),
    onUnread: hold,
    isCurrent: state === 'current',
  })
  const chooseDays = ({ from, to }: Days) => {
    range.forget()
    request({ ...selection, from, to })
  }
  const asking: QuoteAsking = {
    state: range.isUnread || hasUnreadIsins ? 'held' : state,
    texts: range.texts,
    isRangeRead: !range.isUnread,
    onSelect: request,
    onDays: chooseDays,
    onType: range.type,
    onIsinsRead: (areRead) => {
      setUnreadIsins(!areRead)
      if (!areRead) hold()
    },
  }
  // He may have other parts of it: only its quote knows.
  const isCut = detail.filterChoices !== null || detail.isSoldByIsin
  const owned = isCut ? (line?.owned?.ranges ?? NO_DAYS) : props.owned
  return { asking, canOrder, selection, year, setYear, chooseDays, owned }
}

const NO_DAYS: Days[] = []

const yearOf = (day: string | null) => Number((day ?? new Date().toISOString()).slice(0, 4))
