import { MomentText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { listAddress } from '~/components/shell/lists/list_address'
import { ListPages } from '~/components/shell/lists/list_pages'
import type { AskedList, ShownList } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { EVIDENCE, type Evidence } from './types'

interface EvidenceListProps {
  evidences: readonly Evidence[]
  shown: ShownList<'asked'>
}

/** What was made, the newest first, each with its files; what is being made says so. */
export function EvidenceList({ evidences, shown }: EvidenceListProps) {
  const t = useText('contracts/evidence')
  const { list, paging, path } = shown
  return (
    <section aria-label={t('list.title')} className="grid gap-4">
      <Heading level={2}>{t('list.title')}</Heading>
      {evidences.length === 0 && <Text tone="muted">{t('list.none')}</Text>}
      <ul className="grid">
        {evidences.map((evidence) => (
          <li key={evidence.id} className="grid gap-1 border-t border-line py-4">
            <OneEvidence {...evidence} />
          </li>
        ))}
      </ul>
      {paging.pages > 1 && (
        <ListPages
          limit={list.limit}
          paging={paging}
          hrefOf={(page) => listAddress(path, list as AskedList, page)}
        />
      )}
      <Text tone="muted" measure>
        {t('list.verify')} <Link href="/verify">{t('list.verify_link')}</Link>
      </Text>
    </section>
  )
}

function OneEvidence({ id, from, to, knownOn, madeAt }: Evidence) {
  const t = useText('contracts/evidence')
  const { day } = useFormat()
  const name = `L-${id}`
  return (
    <>
      <Text weight="semibold">
        {t('list.one', { name, from: day(from), to: day(to), knownOn: day(knownOn) })}
      </Text>
      {madeAt === null ? (
        <Text as="div" role="ui" tone="muted">
          <span role="status">{t('list.making')}</span>
        </Text>
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          {(['pdf', 'json', 'sig'] as const).map((form) => (
            <Link key={form} href={`${EVIDENCE}/${id}/${form}`} download isAlone>
              {t(`list.${form}`, { name })}
            </Link>
          ))}
          <Text as="span" role="ui-s" tone="muted">
            {t('list.made')} <MomentText value={madeAt} />
          </Text>
        </div>
      )}
    </>
  )
}
