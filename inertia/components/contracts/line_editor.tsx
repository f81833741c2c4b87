import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { TextField } from '@kontor/design-system/text_field'
import { useEffect, useRef, type FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import type { ImportLine } from './types'

interface LineEditorProps {
  line: ImportLine
  /** Where the import lies. */
  path: string
  onDone: () => void
}

/** A line of an import as it stands in the file, to be mended in the place of its row. */
export function LineEditor({ line: { line, text }, path, onDone }: LineEditorProps) {
  const t = useText('contracts/partner_import')
  const form = useForm({ text })
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const check = (event: FormEvent) => {
    event.preventDefault()
    form.put(`${path}/lines/${line}`, { preserveScroll: true, onSuccess: onDone })
  }
  return (
    <form
      ref={element}
      aria-label={t('lines.mend_named', { line: String(line) })}
      onSubmit={check}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      noValidate
      className="grid gap-3"
    >
      <TextField
        label={t('lines.text', { line: String(line) })}
        face="mono"
        autoComplete="off"
        value={form.data.text}
        onChange={(value) => form.setData('text', value)}
        error={form.errors.text ?? (form.errors as Record<string, string>).form}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          isPending={form.processing}
          pendingLabel={t('upload.checking')}
        >
          {t('lines.check')}
        </Button>
        <Button onPress={onDone}>{t('lines.cancel')}</Button>
      </div>
    </form>
  )
}
