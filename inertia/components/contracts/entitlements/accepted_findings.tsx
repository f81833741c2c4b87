import { Button } from '@kontor/design-system/button'
import { Heading, Text } from '@kontor/design-system/text'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { ENTITLEMENTS, KINDS, nameOf, type Finding } from './types'

/** What is let be for a while; each comes back on its day, or when somebody brings it back. */
export function AcceptedFindings({ findings }: { findings: Finding[] }) {
  const t = useText('contracts/findings')
  const { count } = useFormat()
  if (findings.length === 0) return null
  const ofKinds = KINDS.map((kind) => findings.find((one) => one.kind === kind)?.ofKind ?? 0)
  const total = ofKinds.reduce((sum, some) => sum + some, 0)
  return (
    <section className="pt-10">
      <Heading level={2}>{t('accepted.title')}</Heading>
      <ul className="border-t border-line pt-1">
        {findings.map((one) => (
          <AcceptedLine key={one.id} finding={one} />
        ))}
      </ul>
      {total > findings.length && (
        <Text tone="muted">
          {t('first_of', { shown: count(findings.length), total: count(total) })}
        </Text>
      )}
    </section>
  )
}

function AcceptedLine({ finding }: { finding: Finding }) {
  const t = useText('contracts/findings')
  const { day } = useFormat()
  const mayWrite = useCan('contracts.write')
  const { post, isPending } = usePost(`${ENTITLEMENTS}/${finding.id}`, 'delete')
  const what = nameOf(finding)
  const { acceptedUntil, acceptedBy, reason } = finding
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 flex-1 basis-96">
        {t('accepted.line', {
          ...{ day: day(acceptedUntil ?? ''), what },
          ...{ who: acceptedBy ?? '', reason: reason ?? '' },
        })}
      </span>
      {mayWrite && (
        <Button
          variant="quiet"
          isPending={isPending}
          pendingLabel={t('accept.saving')}
          onPress={() => post({})}
          aria-label={t('accepted.reopen_named', { what })}
        >
          {t('accepted.reopen')}
        </Button>
      )}
    </li>
  )
}
