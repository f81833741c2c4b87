import { Button } from '@kontor/design-system/button'
import { Problem } from '@kontor/design-system/note'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { LibraryView } from './library_view'
import { RehearsalView } from './rehearsal_view'
import type { Holiday, ShownCalendar } from './types'
import type { CalendarDraft } from './use_calendar_draft'

interface DraftSectionProps {
  calendar: ShownCalendar
  draft: CalendarDraft
}

type Row = Holiday & { what: 'added' | 'removed' }

/** What is not saved yet, and what it would change, before it is saved. */
export function DraftSection({ calendar, draft }: DraftSectionProps) {
  const t = useText('catalogue/calendars')
  const { change, rehearsal, compared, errors, pending, save, discard } = draft
  if (!rehearsal) return <Refused why={errors.form} />
  const removed = calendar.holidays.filter(({ day }) => change.remove.includes(day))
  const rows: Row[] = [
    ...change.add.map((one) => ({ ...one, what: 'added' as const })),
    ...removed.map((one) => ({ ...one, what: 'removed' as const })),
  ].sort((one, other) => (one.day < other.day ? -1 : 1))
  const { firstYear, lastYear } = change
  const hasYears = firstYear !== calendar.firstYear || lastYear !== calendar.lastYear
  return (
    <PageSection title={t('draft.title')} sum={t('draft.days', { count: rows.length })}>
      <Refused why={errors.form} />
      {compared && <LibraryView compared={compared} draft={draft} />}
      {hasYears && <Text measure>{t('draft.years', { firstYear, lastYear })}</Text>}
      {rows.length > 0 && <DraftTable rows={rows} draft={draft} />}
      <RehearsalView rehearsal={rehearsal} />
      <div className="flex flex-wrap gap-3 pt-6">
        <Button
          variant="primary"
          onPress={save}
          isPending={pending === 'save'}
          pendingLabel={t('draft.saving')}
        >
          {t('draft.save')}
        </Button>
        <Button onPress={discard}>{t('draft.discard')}</Button>
      </div>
    </PageSection>
  )
}

const Refused = ({ why }: { why: string | undefined }) =>
  why && (
    <div className="pb-4">
      <Problem>{why}</Problem>
    </div>
  )

function DraftTable({ rows, draft }: { rows: Row[]; draft: CalendarDraft }) {
  const t = useText('catalogue/calendars')
  const { day } = useFormat()
  const { locale } = useShared()
  return (
    <DataTable
      caption={t('draft.title')}
      density="compact"
      rows={rows}
      rowKey={(one) => one.day}
      columns={[
        { id: 'day', head: t('day'), lead: true, cell: (one: Row) => day(one.day) },
        {
          id: 'name',
          head: t('name'),
          cell: ({ nameEn, nameDe }: Row) => (locale === 'de' ? nameDe : nameEn),
        },
        { id: 'what', head: t('what'), cell: ({ what }: Row) => t(`draft.${what}`) },
        {
          id: 'undo',
          head: '',
          end: true,
          cell: (one: Row) => (
            <Button
              variant="quiet"
              onPress={() => void draft.step('removed', { remove: one.day })}
              aria-label={t('draft.undo_of', { day: day(one.day) })}
            >
              {t('draft.undo')}
            </Button>
          ),
        },
      ]}
    />
  )
}
