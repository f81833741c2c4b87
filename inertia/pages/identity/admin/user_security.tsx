import { formatMoment } from '@kontor/design-system/date_text'
import type { Data } from '@generated/data'
import { TabSection } from '~/components/identity/admin/user_page/tab_section'
import { UserEmails } from '~/components/identity/admin/user_page/user_emails'
import { UserFactors } from '~/components/identity/admin/user_page/user_factors'
import { UserLock } from '~/components/identity/admin/user_page/user_lock'
import { UserSessions } from '~/components/identity/admin/user_page/user_sessions'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { UserTokens } from '~/components/identity/admin/user_page/user_tokens'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type SignIn = Data.Identity.SignInEvent
type Props = InertiaProps<
  ShownList<'at', 'outcome'> & {
    person: Data.Identity.TabUser
    security: Data.Identity.UserSecurity
    signIns: SignIn[]
  }
>

/** How a person comes in and from where they did, and what staff can end. */
export default function UserSecurity({ person, security, signIns, ...shown }: Props) {
  const t = useText('identity/user_security')
  const say = useText('identity/account')
  const { lock, sessions, tokens, factors, emails } = security
  const shared = { person, mayChange: person.refusal === null }
  const words = useListWords('identity/user_security', 'sign_ins', (_, outcome) =>
    say(`sign_ins.outcomes.${outcome as SignIn['outcome']}`)
  )
  return (
    <UserTabFrame person={person} current="security" title={t('title', { name: person.name })}>
      <UserLock lock={lock} />
      <UserSessions {...shared} sessions={sessions} />
      <UserTokens {...shared} tokens={tokens} />
      <UserFactors {...shared} factors={factors} />
      <UserEmails {...shared} emails={emails} />
      <TabSection title={t('sign_ins.caption')}>
        <ListTable shown={shown} words={words} rows={signIns} columns={useColumns()} />
      </TabSection>
    </UserTabFrame>
  )
}

function useColumns(): ListColumn<SignIn, 'at'>[] {
  const say = useText('identity/account')
  return [
    { id: 'at', sort: ['at', 'desc'], cell: ({ at }) => formatMoment(at) },
    { id: 'outcome', wrap: true, cell: ({ outcome }) => say(`sign_ins.outcomes.${outcome}`) },
    { id: 'device', cell: ({ device }) => device ?? say('sign_ins.unknown_device') },
    { id: 'address', cell: ({ ipAddress }) => ipAddress ?? say('sign_ins.unknown_address') },
  ]
}
