import { SummaryList } from '@kontor/design-system/summary_list'
import { Heading } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { lineOf, type MergerPerson, type Preview } from './types'

interface MergerPreviewProps {
  from: MergerPerson
  into: MergerPerson
  preview: Preview
}

/** Which account ends and which goes on, what goes along and what ends. */
export function MergerPreview({ from, into, preview }: MergerPreviewProps) {
  const t = useText('identity/merger')
  const { count } = useFormat()
  const counted = (of: Record<string, number>, words: 'moved' | 'ended') =>
    Object.entries(of).map(([name, number]) => ({
      id: name,
      term: t(`${words}.${name}` as 'moved.orders'),
      value: count(number),
    }))
  return (
    <div className="grid gap-6">
      <SummaryList
        items={[
          { id: 'from', term: t('ends'), value: lineOf(from) },
          { id: 'into', term: t('goes_on'), value: lineOf(into) },
        ]}
      />
      <section>
        <Heading level={2}>{t('moved_title')}</Heading>
        <SummaryList items={counted(preview.moved, 'moved')} />
      </section>
      <section>
        <Heading level={2}>{t('ended_title')}</Heading>
        <SummaryList items={counted(preview.ended, 'ended')} />
      </section>
    </div>
  )
}
