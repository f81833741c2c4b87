import type { Data } from '@generated/data'
import { formatMoment } from '@kontor/design-system/date_text'
import { SummaryList } from '@kontor/design-system/summary_list'
import { useText } from '~/hooks/use_text'
import { TabSection } from '../tab_section'

type Details = Data.Identity.UserDetails

/** What the shop itself says of an account. */
export function AccountFacts({ details, isStaff }: { details: Details; isStaff: boolean }) {
  const t = useText('identity/user_parts')
  const people = useText('identity/people')
  const { username, organization, createdAt, createdByAdmin, lastSignedInAt, locale } = details
  const type = people(`list.values.type.${isStaff ? 'Internal' : 'External'}`)
  const created = formatMoment(createdAt)
  const facts = {
    username,
    organization: [type, organization].filter(Boolean).join(', '),
    created: createdByAdmin ? t('account.by_staff', { moment: created }) : created,
    active: people(`list.values.active.${details.accountActivated ? 'Active' : 'Inactive'}`),
    last_sign_in: lastSignedInAt ? formatMoment(lastSignedInAt) : people('row.never'),
    privacy_notice: agreement(details, t),
    locale: people(`behalf.${locale as 'en'}`),
  }
  const shown = Object.entries(facts) as [keyof typeof facts, string | null][]
  return (
    <div className="max-w-column">
      <TabSection title={t('account.title')}>
        <SummaryList
          emptyLabel="–"
          items={shown.map(([id, value]) => ({ id, term: t(`account.${id}`), value }))}
        />
      </TabSection>
    </div>
  )
}

type Say = ReturnType<typeof useText<'identity/user_parts'>>

function agreement({ privacyNoticeVersion, privacyNoticeAgreedAt }: Details, t: Say) {
  if (!privacyNoticeAgreedAt) return t('account.not_agreed')
  const moment = formatMoment(privacyNoticeAgreedAt)
  return t('account.agreed', { version: privacyNoticeVersion, moment })
}
