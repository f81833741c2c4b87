import { router, usePage } from '@inertiajs/react'
import { Dialog } from '@kontor/design-system/dialog'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Select } from '@kontor/design-system/select'
import { useEffect, useState } from 'react'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useText } from '~/hooks/use_text'
import type { Colleague, DeskRowData } from './types'
import type { DeskActions } from './use_desk_actions'

interface GiveDialogProps {
  row: DeskRowData
  actions: DeskActions
  onClose: () => void
}

export default function GiveDialog({ row, actions, onClose }: GiveDialogProps) {
  const t = useText('desk/today')
  const { colleagues } = usePage<{ colleagues?: Colleague[] }>().props
  const [to, choose] = useState('')
  useEffect(() => router.reload({ only: ['colleagues'] }), [])
  const others = (colleagues ?? []).filter(
    ({ id, kinds }) => id !== row.taken?.id && kinds.includes(row.kind)
  )
  const give = () => {
    actions.give(row, Number(to))
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('give.title')}
      closeLabel={t('keys.close')}
      actions={
        <GatedAction
          variant="primary"
          onPress={give}
          reason={to === '' ? t('give.missing') : undefined}
          onBlockedPress={leadToMissing}
        >
          {t('give.give')}
        </GatedAction>
      }
    >
      <Select
        label={t('give.person')}
        hint={colleagues && others.length === 0 ? t('give.none') : undefined}
        placeholder=" "
        value={to}
        onChange={choose}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </Dialog>
  )
}
