import { DataTable } from '@kontor/design-system/patterns/data_table'
import { PageSection } from '~/components/shell/page_section'
import { useText } from '~/hooks/use_text'
import { FIELD_NAMES, type Fields } from './fields'
import type { Draft } from './types'
import type { useChoices } from './use_choices'

type Words = ReturnType<typeof useChoices>

/** What the draft changes, field by field. */
export function DraftDifference({
  draft,
  live,
  words,
}: {
  draft: Draft
  live: Fields
  words: Words
}) {
  const t = useText('catalogue/manage_products')
  return (
    <PageSection title={t('difference.title')}>
      <DataTable
        caption={t('difference.title')}
        rows={FIELD_NAMES.filter((name) => name in draft.changes)}
        rowKey={(name) => name}
        columns={[
          { id: 'field', head: t('difference.field'), cell: (name) => t(`fields.${name}`) },
          {
            id: 'live',
            head: t('difference.live'),
            cell: (name) => words.read(name, live[name] ?? null),
            wrap: true,
          },
          {
            id: 'draft',
            head: t('difference.draft', { number: draft.number }),
            cell: (name) => words.read(name, draft.changes[name] ?? null),
            wrap: true,
          },
        ]}
      />
    </PageSection>
  )
}
