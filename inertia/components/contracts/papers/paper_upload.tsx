import { useForm } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { FileUpload } from '@kontor/design-system/file_upload'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'

/** As the server has it; more is not even sent. */
const MOST_BYTES = 15 * 1024 * 1024

interface PaperUploadProps {
  path: string
  /** What is replaced, after a question. */
  paper: Data.Contracts.Papers.Paper | null
}

/** Takes a scan; one that is there already is replaced only when somebody says so. */
export function PaperUpload({ path, paper }: PaperUploadProps) {
  const t = useText('contracts/papers')
  const [next, choose] = useState<File | null>(null)
  const form = useForm<{ file: File | null; replaces: string | null }>({
    ...{ file: null, replaces: null },
  })
  const send = (file: File) => {
    form.clearErrors()
    form.transform(() => ({ file, replaces: paper?.sha256 ?? null }))
    form.post(path, {
      ...{ forceFormData: true, preserveScroll: true, onFinish: () => choose(null) },
    })
  }
  const take = (file: File) => {
    if (file.size > MOST_BYTES) return form.setError('file', t('errors.too_large'))
    return paper ? choose(file) : send(file)
  }
  return (
    <>
      <FileUpload
        label={t(paper ? 'upload.replace' : 'upload.attach')}
        hint={t('upload.hint')}
        buttonLabel={t('upload.button')}
        dropLabel={t('upload.drop')}
        acceptedFileTypes={['.pdf', 'application/pdf']}
        onFiles={([file]) => file && take(file)}
        error={form.errors.file}
      >
        {form.processing && t('upload.sending')}
      </FileUpload>
      {next && paper && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && choose(null)}
          title={t('replace.title')}
          keepLabel={t('keep')}
          confirmLabel={t('replace.confirm')}
          pendingLabel={t('pending')}
          isPending={form.processing}
          onConfirm={() => send(next)}
        >
          {t('replace.text', { now: paper.name, next: next.name })}
        </ConfirmDialog>
      )}
    </>
  )
}
