import { Figures } from '@kontor/design-system/figure'
import { LinkButton } from '@kontor/design-system/link_button'
import { StretchLegend } from '@kontor/design-system/stretch_ribbon'
import { Text } from '@kontor/design-system/text'
import { AcceptedFindings } from '~/components/contracts/entitlements/accepted_findings'
import { ChooseDay, type Beside } from '~/components/contracts/entitlements/choose_day'
import { findingsAddress } from '~/components/contracts/entitlements/findings_address'
import { FindingSection } from '~/components/contracts/entitlements/finding_section'
import { yearsOf } from '~/components/contracts/entitlements/finding_ribbon'
import { ENTITLEMENTS, KINDS, type Finding } from '~/components/contracts/entitlements/types'
import { LastCheck } from '~/components/contracts/entitlements/last_check'
import { NarrowFindings } from '~/components/contracts/entitlements/narrow_findings'
import { AdminHead } from '~/components/shell/admin_head'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  findings: Finding[]
  day: string
  typed: string
  refused: string | null
  today: string
  endOfMonth: string
  beside: Beside
  checked: { day: string; fresh: number } | null
  kind: Finding['kind'] | null
  search: string
  totals: Record<Finding['kind'], number>
  paging: { limit: number; page: number; pages: number }
}>

/** Where what is given and what is signed differ on a day. */
export default function Entitlements({ findings, day, checked, ...more }: Props) {
  const { kind: only, search, totals, paging, ...chosen } = more
  const asked = { day, kind: only, search }
  const t = useText('contracts/findings')
  const format = useFormat()
  const { count, money } = format
  const open = findings.filter(({ acceptedUntil }) => acceptedUntil === null)
  const given = open.reduce((sum, { givenCents }) => sum + (givenCents ?? 0), 0)
  const accepted = findings.filter(({ acceptedUntil }) => acceptedUntil !== null)
  const kinds = KINDS.filter((kind) => only === null || kind === only)
  const isCut = KINDS.some(
    (kind) =>
      kind !== 'without_data' && totals[kind] > open.filter((one) => one.kind === kind).length
  )
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        end={
          <LinkButton href={findingsAddress(asked, 1, `${ENTITLEMENTS}/export`)} download>
            {t('export')}
          </LinkButton>
        }
      />
      <Text tone="muted" measure>
        {t('about')}
      </Text>
      <LastCheck checked={checked} />
      <ChooseDay key={day} {...asked} {...chosen} />
      <NarrowFindings {...asked} />
      <div className="pt-6">
        <Figures
          items={[
            ...KINDS.map((kind) => ({
              id: kind as string,
              term: t(`kinds.${kind}.title`),
              value: count(totals[kind]),
            })),
            {
              ...{ id: 'given', term: t(isCut ? 'given.of_shown' : 'given.total') },
              ...{ value: money(given), note: 'EUR' },
            },
          ]}
        />
      </div>
      <div className="pt-3">
        <Text role="ui-s" tone="muted" measure>
          {t('given.about')}
        </Text>
      </div>
      {open.length > 0 && (
        <div className="grid gap-1 pt-6">
          <StretchLegend
            agreed={t('ribbon.agreed')}
            given={t('ribbon.given')}
            beyond={t('ribbon.beyond')}
            mark={format.day(day)}
          />
          <Text role="ui-s" tone="muted">
            {t('ribbon.axis', yearsOf(day))}
          </Text>
        </div>
      )}
      {findings.length === 0 && only === null && search === '' && (
        <div className="pt-6">
          <Text>{t('agree')}</Text>
        </div>
      )}
      {kinds.map((kind) => (
        <FindingSection
          key={kind}
          {...{ kind, asked, paging }}
          total={totals[kind]}
          findings={open.filter((one) => one.kind === kind)}
        />
      ))}
      <AcceptedFindings findings={accepted} />
    </div>
  )
}
