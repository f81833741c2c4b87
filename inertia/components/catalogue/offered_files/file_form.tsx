import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useEffect, useRef, useState } from 'react'
import { RecordForm } from '~/components/shell/records/record_form'
import { useText } from '~/hooks/use_text'
import { FileFields } from './file_fields'
import type { OfferedFile, Shelf } from './types'
import { useFileForm } from './use_file_form'

interface FileFormProps {
  shelf: Shelf
  /** What may lie on it. */
  kinds: string
  /** As it was when the form was opened; without one another is added. */
  file?: OfferedFile
  now?: OfferedFile
  onDone: () => void
}

/** A file for a shelf, and what is said of it; what takes the place of another one is asked about first. */
export function FileForm({ shelf, kinds, file, now, onDone }: FileFormProps) {
  const t = useText('catalogue/offered_files')
  const state = useFileForm({ shelf, file, now, onDone })
  const [isAsked, ask] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => chooserIn(fields.current)?.focus(), [])
  const next = state.form.data.file
  const save = () => {
    if (!file && !next) return state.form.setError('file', t('errors.missing'))
    return file && next ? ask(true) : state.save()
  }
  const answer = () => {
    ask(false)
    state.save()
  }
  return (
    <>
      <RecordForm
        title={file?.name ?? t('form.add')}
        record={file && { kind: 'offered_file', id: file.id }}
        state={{ ...state, save }}
        onDone={onDone}
      >
        <div ref={fields}>
          <FileFields
            {...{ form: state.form, kinds, isNew: !file }}
            isSample={shelf.product !== undefined}
          />
        </div>
      </RecordForm>
      {file && next && (
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={ask}
          title={t('replace.title')}
          keepLabel={t('keep')}
          confirmLabel={t('replace.confirm')}
          onConfirm={answer}
        >
          {t('replace.text', { now: file.name, next: next.name })}
        </ConfirmDialog>
      )}
    </>
  )
}

/** The button that people see: the zone around it has another one for programs. */
const chooserIn = (fields: HTMLElement | null) =>
  [...(fields?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent !== '')
