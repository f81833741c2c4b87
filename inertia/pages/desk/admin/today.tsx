import { Head } from '@inertiajs/react'
import { Heading, Text } from '@kontor/design-system/text'
import { lazy, Suspense, useRef, useState } from 'react'
import { RefusalNote } from '~/components/basket/refusal_note'
import { BankLine } from '~/components/desk/bank_line'
import { DeskFoot } from '~/components/desk/desk_keys'
import { useDeskLead } from '~/components/desk/desk_lead'
import { DeskSections } from '~/components/desk/desk_sections'
import { OwnPlaces } from '~/components/desk/own_places'
import { RowQuestions, type Asked } from '~/components/desk/row_questions'
import { MorningData } from '~/components/desk/morning_data'
import {
  rowKey,
  type BankLine as Line,
  type Colleague,
  type Desk,
  type Morning,
} from '~/components/desk/types'
import { useCurrentRow } from '~/components/desk/use_current_row'
import { useDeskActions } from '~/components/desk/use_desk_actions'
import { useDeskKeys } from '~/components/desk/use_desk_keys'
import { useDeskGives } from '~/components/desk/use_desk_gives'
import { useDeskSelection } from '~/components/desk/use_desk_selection'
import { useDeskPulse } from '~/components/desk/use_desk_pulse'
import { useKeySwitch } from '~/components/shell/keys/use_key_switch'
import { WhoseFilter } from '~/components/desk/whose_filter'
import { AdminCrumbs } from '~/components/shell/admin_crumbs'
import { useCan } from '~/hooks/use_can'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const DeskBulk = lazy(() => import('~/components/desk/desk_bulk'))
const KeysDialog = lazy(() => import('~/components/desk/keys_dialog'))

/** The staff's desk: what waits for somebody today, acted on in place. */
export default function Today({
  desk,
  line,
  morning,
}: InertiaProps<{ desk: Desk; line: Line; morning: Morning | null; colleagues?: Colleague[] }>) {
  const t = useText('desk/today')
  const { locale } = useShared()
  const lead = useDeskLead()(desk)
  const mayBook = useCan('orders.status.write')
  const field = useRef<HTMLInputElement>(null)
  const [asked, ask] = useState<Asked | null>(null)
  const [showsKeys, showKeys] = useState(false)
  const [isOn, switchKeys] = useKeySwitch()
  const actions = useDeskActions(desk)
  const pulse = useDeskPulse()
  const { current, choose, move, row } = useCurrentRow(desk)
  const { rows, selection } = useDeskSelection(desk)
  const gives = useDeskGives()
  const mayAct = row !== null && desk.acts.includes(row.kind)
  useDeskKeys(
    {
      move,
      undo: actions.undo,
      take: () => mayAct && actions.take(row),
      rest: () => mayAct && ask({ row, what: 'rest' }),
      select: (isRange) => mayAct && selection.toggle(rowKey(row), isRange),
      focusLine: () => field.current?.focus(),
      showKeys: () => showKeys(true),
    },
    isOn && asked === null
  )
  const isEmpty = desk.sections.length === 0
  const hasBulk = selection.chosen.size > 0 || gives.asked || gives.result
  return (
    <>
      <Head title={t('title')} />
      <AdminCrumbs crumbs={[{ label: t('title') }]} />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <div className="grid gap-3">
          <Heading level={1} size="display-m-admin">
            {dayInWords(desk.today, locale)}
          </Heading>
          {lead && (
            <Text tone="muted" measure>
              {lead}
            </Text>
          )}
        </div>
        {!isEmpty && <WhoseFilter desk={desk} />}
      </div>
      <div className="grid items-start gap-x-12 gap-y-6 pt-6 empty:hidden lg:grid-cols-page-line">
        {morning && <MorningData morning={morning} today={desk.today} />}
        {mayBook && <BankLine line={line} ref={field} />}
      </div>
      <RefusalNote />
      {isEmpty && <OwnPlaces />}
      <DeskSections
        desk={desk}
        {...{ current, actions, selection }}
        onChoose={choose}
        onAsk={ask}
      />
      <DeskFoot {...pulse} hasKeys={isOn && !isEmpty} />
      {hasBulk && (
        <Suspense>
          <DeskBulk {...{ rows, selection, gives }} />
        </Suspense>
      )}
      <RowQuestions asked={asked} actions={actions} onClose={() => ask(null)} />
      {showsKeys && (
        <Suspense>
          <KeysDialog isOn={isOn} onSwitch={switchKeys} onClose={() => showKeys(false)} />
        </Suspense>
      )}
    </>
  )
}

const dayInWords = (day: string, locale: string) => {
  const language = locale === 'de' ? 'de-DE' : 'en-GB'
  const say = (parts: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { ...parts, timeZone: 'UTC' })
  return `${say({ weekday: 'long' })}, ${say({ day: 'numeric', month: 'long' })}`
}
