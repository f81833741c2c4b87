import { Button } from '@kontor/design-system/button'
import { DataPreview } from '@kontor/design-system/data_preview'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { usePreview } from './use_preview'

const FIRST_ROWS = 8

interface PreviewTableProps {
  code: string
  day: string
}

/** Eight rows as they are written in the file, and the rest of what was read on request. */
export default function PreviewTable({ code, day }: PreviewTableProps) {
  const t = useText('catalogue/product')
  const { size, count } = useFormat()
  const [isWhole, setWhole] = useState(false)
  const { preview, refusal, isReading } = usePreview(code, day, t('preview.failed'))
  if (refusal) {
    return (
      <Text role="ui" tone="muted">
        {refusal}
      </Text>
    )
  }
  if (!preview) {
    return (
      <Text role="ui" tone="muted">
        {t('preview.reading')}
      </Text>
    )
  }
  const { fileName, columns, rows, bytes, more } = preview
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <div aria-busy={isReading} className="relative overflow-x-clip">
      <DataPreview
        label={t('preview.label', { name: fileName })}
        fileName={fileName}
        columns={columns.map(({ name, type, kind }) => ({
          name,
          type,
          numeric: kind === 'number',
        }))}
        rows={shown}
        labels={{
          row: t('preview.row'),
          empty: t('preview.empty'),
          flagged: t('preview.flagged'),
        }}
        footer={t(more ? 'preview.begin' : 'preview.all', {
          shown: count(shown.length),
          count: shown.length,
          size: size(bytes),
        })}
      />
      {rows.length > FIRST_ROWS && (
        <div className="pt-3">
          <Button onPress={() => setWhole(!isWhole)}>
            {isWhole ? t('preview.fewer') : t('preview.show', { count: rows.length })}
          </Button>
        </div>
      )}
    </div>
  )
}
