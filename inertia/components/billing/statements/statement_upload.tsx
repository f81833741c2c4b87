import { useForm } from '@inertiajs/react'
import { FileUpload } from '@kontor/design-system/file_upload'
import { useText } from '~/hooks/use_text'

/** Takes a statement from a button or by dropping it, and imports it at once; nothing is booked. */
export function StatementUpload() {
  const t = useText('billing/statements')
  const form = useForm<{ file: File | null }>({ file: null })
  const upload = ([file]: File[]) => {
    if (!file) return
    form.setData('file', file)
    form.transform(() => ({ file }))
    form.clearErrors()
    form.post('/admin/manage-orders/statements', { forceFormData: true, preserveScroll: true })
  }
  return (
    <FileUpload
      label={t('upload.label')}
      hint={t('upload.hint')}
      buttonLabel={t('upload.button')}
      dropLabel={t('upload.drop')}
      acceptedFileTypes={['.xml', '.csv', '.camt', '.txt']}
      onFiles={upload}
      error={form.errors.file}
    >
      {form.processing && t('upload.reading', { name: form.data.file?.name ?? '' })}
    </FileUpload>
  )
}
