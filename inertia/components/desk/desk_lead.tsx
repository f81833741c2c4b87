import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Desk, DeskSection } from './types'

/** The desk in three sentences, of what somebody sees. */
export function useDeskLead(): (desk: Desk) => string {
  const t = useText('desk/today')
  const { money, count } = useFormat()
  const stuckOf = ({ shown, nobody }: DeskSection, whose: Desk['whose']) =>
    whose === 'everyone' && nobody > 0
      ? t('lead.stuck_nobodys', { count: shown, nobody: count(nobody) })
      : t('lead.stuck', { count: shown })
  return ({ sections, whose }) => {
    const of = (name: DeskSection['name']) => sections.find((section) => section.name === name)
    const [unpaid, stuck, due] = [of('unpaid'), of('stuck'), of('money')]
    return [
      unpaid && (unpaid.old > 0 ? t('lead.overdue', { count: unpaid.old }) : t('lead.no_overdue')),
      stuck && (stuck.shown > 0 ? stuckOf(stuck, whose) : t('lead.no_stuck')),
      due && (due.cents > 0 ? t('lead.money', { sum: money(due.cents) }) : t('lead.no_money')),
    ]
      .filter(Boolean)
      .join(' ')
  }
}
