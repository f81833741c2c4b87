import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useEffect } from 'react'
import { useText } from '~/hooks/use_text'
import { unsavedForms } from '~/hooks/use_unsaved'
import { i18n, loadNamespaces } from '~/i18n/browser'
import { whenSaved } from './when_saved'

interface LeaveDialogProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** The question itself; its code and its words come with the first time it is asked. */
export default function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const t = useText('shell/leave')
  const { language } = i18n
  // The words come with the code; those of a language that was chosen since do not.
  useEffect(() => void loadNamespaces(['shell/leave']), [language])
  const save = saveOfTheOnlyForm()
  const saveAndLeave = () => {
    onStay()
    if (save) whenSaved(save, onLeave)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onStay()}
      title={t('title')}
      keepLabel={t('stay')}
      confirmLabel={t('leave')}
      onConfirm={onLeave}
      also={
        save && (
          <Button variant="primary" onPress={saveAndLeave}>
            {t('save_and_leave')}
          </Button>
        )
      }
    >
      {t('text')}
    </ConfirmDialog>
  )
}

/** Of two forms one would be saved and the other lost, so neither is offered. */
function saveOfTheOnlyForm() {
  const [first, ...others] = unsavedForms
  return others.length === 0 ? first?.current : undefined
}
