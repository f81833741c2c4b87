import { Button } from '@kontor/design-system/button'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Heading, Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { ComparedYears } from './types'
import type { CalendarDraft } from './use_calendar_draft'

type Row = { day: string; here: string; library: string | null }

export function LibraryView({
  compared,
  draft,
}: {
  compared: ComparedYears
  draft: CalendarDraft
}) {
  const t = useText('catalogue/calendars')
  const { locale } = useShared()
  const { from, to, agree, added, onlyHere, otherNames } = compared
  const nameOf = (en: string, de: string) => (locale === 'de' ? de : en)
  const rows: Row[] = [
    ...onlyHere.map(({ day, nameEn, nameDe }) => ({
      ...{ day, here: nameOf(nameEn, nameDe), library: null },
    })),
    ...otherNames.map(({ day, nameEn, nameDe, libraryEn, libraryDe }) => ({
      ...{ day, here: nameOf(nameEn, nameDe), library: nameOf(libraryEn, libraryDe) },
    })),
  ].sort((one, other) => (one.day < other.day ? -1 : 1))
  return (
    <div className="grid gap-3 pb-6">
      <Heading level={3}>{t('library.title', { from, to })}</Heading>
      <Text measure>
        {t('library.agree', { count: agree })} {t('library.added', { count: added })}
      </Text>
      {rows.length > 0 && <Differences rows={rows} draft={draft} />}
    </div>
  )
}

function Differences({ rows, draft }: { rows: Row[]; draft: CalendarDraft }) {
  const t = useText('catalogue/calendars')
  const { day: say } = useFormat()
  const { remove } = draft.change
  return (
    <DataTable
      caption={t('library.differs')}
      density="compact"
      rows={rows}
      rowKey={({ day }) => day}
      columns={[
        { id: 'day', head: t('day'), lead: true, cell: ({ day }: Row) => say(day) },
        { id: 'here', head: t('library.here'), wrap: true, cell: ({ here }: Row) => here },
        {
          id: 'library',
          head: t('library.there'),
          wrap: true,
          cell: ({ library }: Row) => library ?? t('library.unknown'),
        },
        {
          id: 'remove',
          head: '',
          end: true,
          cell: ({ day, library }: Row) =>
            library === null &&
            !remove.includes(day) && (
              <Button
                variant="quiet"
                onPress={() => void draft.step('removed', { remove: day })}
                aria-label={t('library.remove_of', { day: say(day) })}
              >
                {t('library.remove')}
              </Button>
            ),
        },
      ]}
    />
  )
}
