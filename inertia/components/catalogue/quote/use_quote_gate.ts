import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'
import { lackingDays } from './missing_days'
import type { QuoteAsking } from './quote_asking'

interface Gate {
  /** Why nothing can be added now; undefined while it can, or while figures are on their way. */
  reason?: string
  /** Where it is put right. */
  leadsTo: string
}

const UNREAD = 'input[aria-invalid=true], textarea[aria-invalid=true]'
const LAST_DAY = 'input[name=to]'

/** Only a quote of exactly what the fields show can be added, and only one without an error. */
export function useQuoteGate(
  line: Data.Catalogue.Quote['lines'][number],
  { state, isRangeRead }: Pick<QuoteAsking, 'state' | 'isRangeRead'>,
  isIsinMissing: boolean
): Gate {
  const t = useText('catalogue/quote')
  const choiceText = useText('catalogue/choice')
  if (state === 'asking') return { leadsTo: LAST_DAY }
  if (!isRangeRead) return { reason: t('unread_days'), leadsTo: `${UNREAD}, ${LAST_DAY}` }
  if (state === 'held') return { reason: t('unread_isins'), leadsTo: `${UNREAD}, textarea` }
  if (state !== 'current') return { reason: t(`${state}`), leadsTo: LAST_DAY }
  if (isIsinMissing) return { reason: choiceText('isins.first'), leadsTo: 'textarea' }
  const lacking = lackingDays(line)
  if (lacking) return { reason: t('days_lack', { count: lacking.count }), leadsTo: LAST_DAY }
  return { reason: line.errors.length > 0 ? t('blocked') : undefined, leadsTo: LAST_DAY }
}
