import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { FileUpload } from '@kontor/design-system/file_upload'
import { TextArea } from '@kontor/design-system/text_area'
import { useState, type FormEvent } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

/** As the server has it; more is not even sent. */
const MOST_BYTES = 8 * 1024 * 1024

/** Takes a file, or lines that are pasted, and has them checked; nothing is written. */
export function ImportSource() {
  const t = useText('contracts/partner_import')
  const [pasted, setPasted] = useState('')
  const form = useForm<{ file: File | null }>({ file: null })
  const check = (file: File) => {
    if (file.size > MOST_BYTES) return form.setError('file', t('errors.too_large'))
    form.setData('file', file)
    form.transform(() => ({ file }))
    form.clearErrors()
    form.post(ADDRESSES.partnerImports, { forceFormData: true, preserveScroll: true })
  }
  const checkPasted = (event: FormEvent) => {
    event.preventDefault()
    if (pasted.trim() === '') return form.setError('file', t('upload.nothing'))
    check(new File([pasted], t('upload.pasted'), { type: 'text/csv' }))
  }
  const isPasted = form.data.file?.name === t('upload.pasted') || pasted !== ''
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <FileUpload
        label={t('upload.label')}
        hint={t('upload.hint')}
        buttonLabel={t('upload.button')}
        dropLabel={t('upload.drop')}
        acceptedFileTypes={['.csv', '.txt', '.tsv', 'text/csv', 'text/plain']}
        onFiles={([file]) => file && check(file)}
        error={isPasted ? undefined : form.errors.file}
      >
        {form.processing && t('upload.reading', { name: form.data.file?.name ?? '' })}
      </FileUpload>
      <form onSubmit={checkPasted} noValidate className="grid justify-items-start gap-3">
        <div className="w-full">
          <TextArea
            label={t('upload.paste')}
            hint={t('upload.paste_hint')}
            face="mono"
            rows={5}
            value={pasted}
            onChange={setPasted}
            error={isPasted || form.data.file === null ? form.errors.file : undefined}
          />
        </div>
        <Button type="submit" isPending={form.processing} pendingLabel={t('upload.checking')}>
          {t('upload.check')}
        </Button>
      </form>
    </div>
  )
}
