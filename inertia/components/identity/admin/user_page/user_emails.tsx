import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { TabSection } from './tab_section'

type Email = Data.Identity.UserSecurity['emails'][number]

interface EmailsProps {
  person: Data.Identity.TabUser
  emails: Email[]
  mayChange: boolean
}

/** The additional e-mail addresses of a person, and the code once more for one that is not verified. */
export function UserEmails({ person, emails, mayChange }: EmailsProps) {
  const t = useText('identity/user_security')
  return (
    <TabSection title={t('emails.title')}>
      {emails.length === 0 && <Text role="ui">{t('emails.none')}</Text>}
      <SummaryList
        items={emails.map((one) => ({
          id: one.place,
          term: t(`emails.${one.place}`),
          value: (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span>{one.email}</span>
              <EmailState email={one} />
              {mayChange && !one.verifiedAt && <SendCode person={person} email={one} />}
            </span>
          ),
        }))}
      />
    </TabSection>
  )
}

function EmailState({ email: { verifiedAt } }: { email: Email }) {
  const t = useText('identity/user_security')
  if (!verifiedAt) return <StatusBadge status="waiting" label={t('emails.open')} />
  const date = formatDay(verifiedAt.slice(0, 10))
  return <StatusBadge status="active" label={t('emails.verified', { date })} />
}

function SendCode({ person, email }: { person: Data.Identity.TabUser; email: Email }) {
  const t = useText('identity/user_security')
  const [isPending, setPending] = useState(false)
  const send = () =>
    router.post(
      `${ADDRESSES.users}/${person.id}/email-codes`,
      { place: email.place },
      {
        preserveScroll: true,
        onStart: () => setPending(true),
        onFinish: () => setPending(false),
      }
    )
  return (
    <Button
      variant="quiet"
      aria-label={t('emails.send_of', { email: email.email })}
      isPending={isPending}
      pendingLabel={t('emails.sending')}
      onPress={send}
    >
      {t('emails.send')}
    </Button>
  )
}
