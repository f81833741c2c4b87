import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { TabSection } from './tab_section'

type Session = Data.Identity.UserSecurity['sessions'][number]

interface SessionsProps {
  person: Data.Identity.TabUser
  sessions: Session[]
  mayChange: boolean
}

/** Where a person is signed in, each place with the way to end it. */
export function UserSessions({ person, sessions, mayChange }: SessionsProps) {
  const t = useText('identity/user_security')
  const [asked, ask] = useState<Asked | null>(null)
  const question = useQuestion(person)
  const nameOf = useDevice()
  return (
    <TabSection
      title={t('sessions.title')}
      end={
        mayChange &&
        sessions.length > 0 && (
          <Button onPress={() => ask(question(null))}>{t('sessions.end_all')}</Button>
        )
      }
    >
      <DataTable
        caption={t('sessions.title')}
        columns={useColumns()}
        rows={sessions}
        rowKey={({ name }) => name}
        actionsLabel={t('sessions.actions')}
        rowActions={
          mayChange
            ? (session) => (
                <Button
                  variant="quiet"
                  aria-label={t('sessions.end_of', { device: nameOf(session) })}
                  onPress={() => ask(question(session))}
                >
                  {t('sessions.end')}
                </Button>
              )
            : undefined
        }
        empty={<EmptyState level={3} title={t('sessions.none')} />}
      />
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </TabSection>
  )
}

function useDevice() {
  const t = useText('identity/user_security')
  return ({ device, ipAddress }: Session) =>
    [device ?? t('sessions.unknown'), ipAddress].filter(Boolean).join(', ')
}

function useQuestion({ id, name }: Data.Identity.TabUser) {
  const t = useText('identity/user_security')
  const nameOf = useDevice()
  const path = `${ADDRESSES.users}/${id}/sessions`
  const shared = { keep: t('keep'), pending: t('sessions.ending'), method: 'delete' } as const
  return (session: Session | null): Asked =>
    session
      ? {
          ...{ ...shared, path: `${path}/${session.name}`, confirm: t('sessions.end') },
          ...{ title: t('sessions.question') },
          text: t('sessions.text', { device: nameOf(session) }),
        }
      : {
          ...{ ...shared, path, confirm: t('sessions.end_all') },
          ...{ title: t('sessions.question_all', { name }), text: t('sessions.text_all') },
        }
}

function useColumns() {
  const t = useText('identity/user_security')
  const nameOf = useDevice()
  return [
    { id: 'where', head: t('sessions.where'), cell: nameOf, wrap: true },
    {
      id: 'since',
      head: t('sessions.since'),
      cell: ({ startedAt }: Session) => formatMoment(startedAt),
    },
    {
      id: 'seen',
      head: t('sessions.seen'),
      cell: ({ seenAt }: Session) => formatMoment(seenAt),
    },
  ]
}
