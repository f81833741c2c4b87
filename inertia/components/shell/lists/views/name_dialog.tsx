import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Checkbox } from '@kontor/design-system/checkbox'
import { Dialog } from '@kontor/design-system/dialog'
import { Note } from '@kontor/design-system/note'
import { TextField } from '@kontor/design-system/text_field'
import type { FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import type { SavedView } from './types'

interface NameDialogProps {
  /** What a new view keeps. */
  wish?: { path: string; parameters: string; hidden: string[]; density: string }
  view?: SavedView
  onClose: () => void
}

/** Names a view, a new one or one that is there. */
export default function NameDialog({ wish, view, onClose }: NameDialogProps) {
  const t = useText('shared/views')
  const form = useForm<{ name: string; isShared: boolean; form?: string }>({
    name: view?.name ?? '',
    isShared: view?.isShared ?? false,
  })
  const { data, errors, setData, processing } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sent = { preserveScroll: true, preserveState: true, onSuccess: onClose }
    form.transform((named) => ({ ...wish, ...named }))
    if (view) form.put(`/admin/views/${view.id}`, sent)
    else form.post('/admin/views', sent)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(view ? 'rename_title' : 'title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onPress={onClose}>{t('keep')}</Button>
          <Button
            type="submit"
            form="view-name"
            variant="primary"
            isPending={processing}
            pendingLabel={t('saving')}
          >
            {t(view ? 'rename' : 'save')}
          </Button>
        </>
      }
    >
      <form id="view-name" onSubmit={submit} className="grid gap-4">
        {errors.form && <Note tone="crimson">{errors.form}</Note>}
        <TextField
          label={t('name')}
          hint={wish && t('hint')}
          name="name"
          maxLength={40}
          autoFocus
          value={data.name}
          onChange={(name) => setData('name', name)}
          error={errors.name}
        />
        <Checkbox isSelected={data.isShared} onChange={(isShared) => setData('isShared', isShared)}>
          {t('shared')}
        </Checkbox>
      </form>
    </Dialog>
  )
}
