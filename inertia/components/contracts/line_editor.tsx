import { useForm } from '@inertiajs/react'
import { TextField } from '@kontor/design-system/text_field'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import type { ImportLine, PartnerImport } from './types'

interface LineEditorProps {
  line: ImportLine
  of: PartnerImport
  path: string
  onDone: () => void
}

/** A line of an import as it stands in the file, to be mended in the place of its row. */
export function LineEditor({ line: { line, text }, of, path, onDone }: LineEditorProps) {
  const t = useText('contracts/partner_import')
  const form = useForm({ text })
  const check = () => form.put(`${path}/lines/${line}`, { preserveScroll: true, onSuccess: onDone })
  return (
    <RowForm
      label={t('lines.mend_named', { line: String(line) })}
      record={{ kind: 'partner_line', id: `${of.id}-${line}` }}
      onSubmit={check}
      onLeave={onDone}
      submitLabel={t('lines.check')}
      pendingLabel={t('upload.checking')}
      cancelLabel={t('lines.cancel')}
      isPending={form.processing}
    >
      <TextField
        label={t('lines.text', { line: String(line) })}
        face="mono"
        autoComplete="off"
        value={form.data.text}
        onChange={(value) => form.setData('text', value)}
        error={form.errors.text ?? (form.errors as Record<string, string>).form}
      />
    </RowForm>
  )
}
