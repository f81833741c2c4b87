import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Desk, DeskSection } from './types'

/** The desk in three sentences, of what somebody sees. */
export function useDeskLead(): (desk: Desk) => string {
  const t = useText('desk/today')
  const { money } = useFormat()
  return ({ sections }) => {
    const of = (name: DeskSection['name']) => sections.find((section) => section.name === name)
    const [unpaid, stuck, due] = [of('unpaid'), of('stuck'), of('money')]
    return [
      unpaid && (unpaid.old > 0 ? t('lead.overdue', { count: unpaid.old }) : t('lead.no_overdue')),
      stuck && (stuck.shown > 0 ? t('lead.stuck', { count: stuck.shown }) : t('lead.no_stuck')),
      due && (due.cents > 0 ? t('lead.money', { sum: money(due.cents) }) : t('lead.no_money')),
    ]
      .filter(Boolean)
      .join(' ')
  }
}
