import { Button } from '@kontor/design-system/button'
import { Dialog } from '@kontor/design-system/dialog'
import { SummaryList } from '@kontor/design-system/summary_list'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { QuoteLine } from './types'
import { useLineWords } from './use_line_words'

interface LineDetailsProps {
  line: QuoteLine
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** How the days of an item come together. */
export function LineDetails({ line, isOpen, onOpenChange }: LineDetailsProps) {
  const t = useText('basket')
  const { count } = useFormat()
  const { notes } = useLineWords()
  const figures = [
    ['calendar_days', line.calendarDays],
    ['weekend_days', line.weekendDays],
    ['holidays', line.holidays.length],
    ['missing_days', line.missingDays.length],
    ['counted_days', line.countedDays],
  ] as const
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('details.title', { name: line.product.name })}
      description={t('details.minimal_days', { count: line.minimalDays })}
      closeLabel={t('details.close')}
      actions={<Button onPress={() => onOpenChange(false)}>{t('details.close')}</Button>}
    >
      <SummaryList
        items={figures.map(([id, days]) => ({ id, term: t(`details.${id}`), value: count(days) }))}
      />
      <div className="grid gap-1 pt-4 text-ui-s text-muted">
        {notes(line).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Dialog>
  )
}
