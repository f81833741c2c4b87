import { Select } from '@kontor/design-system/select'
import { Heading, Text } from '@kontor/design-system/text'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useIsInView } from '~/hooks/use_is_in_view'
import { useText } from '~/hooks/use_text'

const PreviewTable = lazy(() => import('./preview_table'))

export type PreviewOffer = {
  kind: 'rows' | 'packets' | 'none'
  day: string | null
  days: string[]
}

interface FilePreviewProps {
  code: string
  preview: PreviewOffer
}

/** The first rows of a real file; read when the reader comes by. */
export function FilePreview({ code, preview }: FilePreviewProps) {
  const t = useText('catalogue/product')
  const format = useFormat()
  const [chosen, setChosen] = useState(preview.day)
  const [wasSeen, setSeen] = useState(false)
  const isInView = useIsInView('preview')
  if (isInView && !wasSeen) setSeen(true)
  if (preview.kind === 'none' && preview.days.length === 0) {
    return (
      <section aria-labelledby="preview-title" className="pt-12">
        <PreviewHeading kind="rows" />
        <Text role="ui" tone="muted">
          {t('preview.none')}
        </Text>
      </section>
    )
  }
  return (
    <section id="preview" aria-labelledby="preview-title" className="pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
        <PreviewHeading kind={preview.kind} />
        <Select
          name="preview_day"
          label={t('preview.day')}
          isLabelHidden
          options={preview.days.map((day) => ({ value: day, label: format.day(day) }))}
          value={chosen ?? ''}
          onChange={setChosen}
        />
      </div>
      <div className="min-h-80">
        {wasSeen && chosen && (
          <Suspense
            fallback={
              <Text role="ui" tone="muted">
                {t('preview.reading')}
              </Text>
            }
          >
            <PreviewTable code={code} day={chosen} />
          </Suspense>
        )}
        <noscript>{t('preview.no_script')}</noscript>
      </div>
    </section>
  )
}

function PreviewHeading({ kind }: { kind: PreviewOffer['kind'] }) {
  const t = useText('catalogue/product')
  return (
    <Heading level={2} id="preview-title">
      {kind === 'packets' ? t('preview.packets') : t('preview.title')}
    </Heading>
  )
}
