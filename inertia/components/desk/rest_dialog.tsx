import { usePage } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import { Dialog } from '@kontor/design-system/dialog'
import { GatedAction } from '@kontor/design-system/gated_action'
import { useState } from 'react'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useText } from '~/hooks/use_text'
import { addDays } from './add_days'
import type { DeskRowData } from './types'
import type { DeskActions } from './use_desk_actions'

interface RestDialogProps {
  row: DeskRowData
  actions: DeskActions
  onClose: () => void
}

export default function RestDialog({ row, actions, onClose }: RestDialogProps) {
  const t = useText('desk/today')
  const labels = useDayPickerLabels()
  const { errors } = usePage<{ errors: Record<string, string> }>().props
  const [until, type] = useState('')
  const rest = (day: string) => actions.rest(row, day, onClose)
  const { today } = actions
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('rest.title')}
      closeLabel={t('keys.close')}
      actions={
        <>
          <Button onPress={() => rest(addDays(today, 1))}>{t('rest.tomorrow')}</Button>
          <Button onPress={() => rest(addDays(today, 7))}>{t('rest.week')}</Button>
          <GatedAction
            variant="primary"
            onPress={() => rest(until)}
            reason={until === '' ? t('rest.missing') : undefined}
            onBlockedPress={leadToMissing}
          >
            {t('rest.rest')}
          </GatedAction>
        </>
      }
    >
      <DatePicker
        label={t('rest.day')}
        hint={t('rest.hint')}
        value={until}
        onChange={type}
        min={addDays(today, 1)}
        error={errors?.until}
        labels={labels}
      />
    </Dialog>
  )
}
